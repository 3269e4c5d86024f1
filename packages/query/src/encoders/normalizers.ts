import { patternAt } from './patterns.ts';
import { readPrecompiled } from './precompiled.ts';
import { flagAt, kindOf, partsAt, type TokenizerPart, textAt } from './tokenizer-part.ts';

/** Brings a text into the form in which a tokenizer cuts it. */
export type Normalize = (text: string) => string;

/** The normalizers of https://huggingface.co/docs/tokenizers/api/normalizers, by type. */
const NORMALIZERS: ReadonlyMap<string, (part: TokenizerPart) => Normalize> = new Map([
	['Sequence', sequence],
	['BertNormalizer', bert],
	['NFC', () => form('NFC')],
	['NFD', () => form('NFD')],
	['NFKC', () => form('NFKC')],
	['NFKD', () => form('NFKD')],
	['Nmt', () => nmt],
	['Lowercase', () => lowerCase],
	['StripAccents', () => (text) => text.replace(/\p{M}+/gu, '')],
	['Strip', strip],
	['Replace', replace],
	['Prepend', prepend],
	['Precompiled', readPrecompiled],
]);

/**
 * Reads the normalizer of a tokenizer.
 *
 * @throws PinakesError `invalid_model` for one that is not read, naming it
 */
export function readNormalizer(part: TokenizerPart | undefined): Normalize {
	return part === undefined ? (text) => text : kindOf(part, NORMALIZERS)(part);
}

function sequence(part: TokenizerPart): Normalize {
	const all = partsAt(part, 'normalizers').map(readNormalizer);
	return (text) => all.reduce((normalized, normalize) => normalize(normalized), text);
}

/** Removes control characters, sets Han characters apart, strips accents and lowers the case, each if asked for. */
function bert(part: TokenizerPart): Normalize {
	const isLower = flagAt(part, 'lowercase', true);
	const isClean = flagAt(part, 'clean_text', true);
	const isApart = flagAt(part, 'handle_chinese_chars', true);
	const isStripped = flagAt(part, 'strip_accents', isLower);
	return (text) => {
		let normalized = text;
		if (isClean) normalized = normalized.replace(REMOVED, '').replace(/\p{White_Space}/gu, ' ');
		if (isApart) normalized = normalized.replace(HAN, ' $& ');
		if (isStripped) normalized = normalized.normalize('NFD').replace(/\p{Mn}+/gu, '');
		return isLower ? lowerCase(normalized) : normalized;
	};
}

const REMOVED = /[\0\ufffd]|(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** BERT's ranges of Han characters, as the tokenizers that models were trained with have them (2B820 to 2B91F lack). */
const HAN =
	/[\u4e00-\u9fff\u3400-\u4dbf\u{20000}-\u{2a6df}\u{2a700}-\u{2b73f}\u{2b740}-\u{2b81f}\u{2b920}-\u{2ceaf}\uf900-\ufaff\u{2f800}-\u{2fa1f}]/gu;

/** Lower case by characters, as in Rust: a sigma at the end of a word is one like any other. */
function lowerCase(text: string): string {
	return text.replace(/Σ/g, 'σ').toLowerCase();
}

function form(name: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): Normalize {
	return (text) => text.normalize(name);
}

/** SentencePiece's: control characters are removed, or are spaces. */
function nmt(text: string): string {
	return text
		.replace(/[^\P{Cc}\0\t\n\f\r\x80-\x8e\x90-\x9e]/gu, '')
		.replace(/[\t\n\f\r\u1680\u200b-\u200f\u2028\u2029\u2581\ufeff\ufffd]/g, ' ');
}

function strip(part: TokenizerPart): Normalize {
	const isLeft = flagAt(part, 'strip_left', true);
	const isRight = flagAt(part, 'strip_right', true);
	return (text) => {
		const right = isRight ? endWithoutSpace(text) : text.length;
		const kept = text.slice(0, right);
		return isLeft ? kept.replace(/^\p{White_Space}+/u, '') : kept;
	};
}

/** Where the white space at a text's end begins. An expression would look for it behind every space. */
function endWithoutSpace(text: string): number {
	let end = text.length;
	while (end > 0 && /\p{White_Space}/u.test(text[end - 1] as string)) end--;
	return end;
}

function replace(part: TokenizerPart): Normalize {
	const pattern = patternAt(part, 'pattern');
	const content = textAt(part, 'content') as string;
	return (text) => text.replace(pattern, () => content);
}

function prepend(part: TokenizerPart): Normalize {
	const beginning = textAt(part, 'prepend') as string;
	return (text) => (text === '' ? '' : beginning + text);
}
