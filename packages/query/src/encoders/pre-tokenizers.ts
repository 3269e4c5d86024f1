import { type Cut, cutting } from './cuts.ts';
import { everywhere, GPT_2, literal, patternAt, WORD_CHARACTER } from './patterns.ts';
import { flagAt, kindOf, partsAt, type TokenizerPart, textAt } from './tokenizer-part.ts';
import { utf8Bytes } from './utf8-bytes.ts';

/** Cuts a normalized text into the words that a tokenizer's model cuts further; whether the whole text begins with it. */
export type PreTokenize = (text: string, isBeginning: boolean) => string[];

const PUNCTUATION = '[\\p{P}!-/:-@[-`{-~]';

/** The pre-tokenizers of https://huggingface.co/docs/tokenizers/api/pre-tokenizers, by type. */
const PRE_TOKENIZERS: ReadonlyMap<string, (part: TokenizerPart) => PreTokenize> = new Map([
	['Sequence', sequence],
	['BertPreTokenizer', ({ place }) => inTurn(spaces(place), cutting(everywhere(PUNCTUATION), 'Isolated', place))],
	[
		'Whitespace',
		({ place }) => cutting(everywhere(`[${WORD_CHARACTER}]+|[^${WORD_CHARACTER}\\s]+`), 'Removed', place, true),
	],
	['WhitespaceSplit', ({ place }) => spaces(place)],
	['Punctuation', (part) => cutting(everywhere(PUNCTUATION), textAt(part, 'behavior', 'Isolated'), part.place)],
	['Digits', digits],
	['CharDelimiterSplit', (part) => cutting(literal(textAt(part, 'delimiter') as string), 'Removed', part.place)],
	['Split', split],
	['Metaspace', metaspace],
	['ByteLevel', byteLevel],
]);

/**
 * Reads the pre-tokenizer of a tokenizer.
 *
 * @throws PinakesError `invalid_model` for one that is not read, naming it
 */
export function readPreTokenizer(part: TokenizerPart | undefined): PreTokenize {
	return part === undefined ? (text) => (text === '' ? [] : [text]) : kindOf(part, PRE_TOKENIZERS)(part);
}

function sequence(part: TokenizerPart): PreTokenize {
	return inTurn(...partsAt(part, 'pretokenizers').map(readPreTokenizer));
}

function inTurn(...all: readonly PreTokenize[]): PreTokenize {
	return (text, isBeginning) =>
		all.reduce((pieces, cut) => pieces.flatMap((piece, i) => cut(piece, isBeginning && i === 0)), [text]);
}

function spaces(place: string): Cut {
	return cutting(everywhere('\\s+'), 'Removed', place);
}

function digits(part: TokenizerPart): PreTokenize {
	return cutting(
		everywhere('\\p{N}'),
		flagAt(part, 'individual_digits', false) ? 'Isolated' : 'Contiguous',
		part.place,
	);
}

function split(part: TokenizerPart): PreTokenize {
	const behavior = textAt(part, 'behavior') as string;
	return cutting(patternAt(part, 'pattern'), behavior, part.place, flagAt(part, 'invert', false));
}

/** Spaces are letters, with which words begin. Tokenizers of before say `add_prefix_space` for where one is put in front. */
function metaspace(part: TokenizerPart): PreTokenize {
	const space = textAt(part, 'replacement', '▁');
	const scheme = textAt(part, 'prepend_scheme', flagAt(part, 'add_prefix_space', true) ? 'always' : 'never');
	const words = flagAt(part, 'split', true)
		? cutting(literal(space), 'MergedWithNext', part.place)
		: (text: string) => [text];
	return (text, isBeginning) => {
		const spaced = text.replaceAll(' ', space);
		const isPrepended = !spaced.startsWith(space) && (scheme === 'always' || (scheme === 'first' && isBeginning));
		return text === '' ? [] : words(isPrepended ? space + spaced : spaced);
	};
}

/** Bytes are letters: those that can be printed stand for themselves, the others for the letters from U+0100. */
function byteLevel(part: TokenizerPart): PreTokenize {
	const isPrefixed = flagAt(part, 'add_prefix_space', true);
	const words = flagAt(part, 'use_regex', true)
		? cutting(everywhere(GPT_2), 'Isolated', part.place)
		: (text: string) => [text];
	return (text) => {
		if (text === '') return [];
		return words(isPrefixed && !text.startsWith(' ') ? ` ${text}` : text).map(lettersOfBytes);
	};
}

let letters: readonly string[] | undefined;

function lettersOfBytes(text: string): string {
	letters ??= byteLetters();
	let spelt = '';
	for (const byte of utf8Bytes(text)) spelt += letters[byte];
	return spelt;
}

function byteLetters(): string[] {
	let next = 0x100;
	return Array.from({ length: 256 }, (_, byte) => {
		const isPrinted = (byte > 0x20 && byte < 0x7f) || (byte > 0xa0 && byte !== 0xad);
		return String.fromCharCode(isPrinted ? byte : next++);
	});
}
