import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import { normalizeText } from '@pinakes/query/format/analysis/normalize';
import { type Meaning, type Stretch, stretchesOf } from './phrases.ts';
import { ASKING_FORMS, FOLLOW_UPS } from './sentence-words.ts';

/** What one sentence of a message is looked for by. */
export interface Sentence {
	/** Its words without small talk, concepts and fields of a snapshot by their names. */
	readonly text: string;
	/** Concepts and other words that memories are searched for: fields and times left out. */
	readonly concepts: string;
	/** The same with every concept as it was written. */
	readonly literal: string;
	/** The share of it, from 0 to 1, that is such words as they were written: what is told has more words around them. */
	readonly share: number;
	/** True where it is searched by common words alone. */
	readonly isCommon: boolean;
	/** The names of the times that it asks about. */
	readonly times: string;
	readonly asks: boolean;
	/** True where it speaks of something said before. */
	readonly refers: boolean;
	/** True where it speaks of the past as such. */
	readonly recalls: boolean;
}

const SENTENCE_ENDS = /(?<=[。！？!?；;\n…])|(?<=\.)\s/;
const QUESTION_MARK = /[?？]/;

/** Characters of a message that are read; a longer message has said by then what it is about. */
const MAX_MESSAGE_LENGTH = 2000;

/** Sentences of a message, the last ones, that are looked for. */
export const MAX_SENTENCES = 8;

/** How much more a field counts where the bot itself is spoken to, or the company that it is in. */
const ADDRESSED_WEIGHT = 2;

/**
 * Reads a message sentence by sentence, so that one question is found among much small talk.
 *
 * @param player a name that says nothing about what is asked for, as many memories have it
 */
export function readSentences(message: string, player?: string): Sentence[] {
	const name = normalizeText(player ?? '').trim();
	return normalizeText(message.slice(0, MAX_MESSAGE_LENGTH))
		.split(SENTENCE_ENDS)
		.map((text) => {
			const sentence = readSentence(text);
			return sentence.asks ? sentence : readSentence(withoutName(text, name));
		});
}

/** A text without a name where that is a word of its own; one of a single character would be part of many. */
function withoutName(text: string, name: string): string {
	if (name.length < 2) return text;
	const isWordSign = (sign: string): boolean => /[a-z0-9_]/.test(sign);
	let rest = '';
	let from = 0;
	for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
		const end = at + name.length;
		const isWithin =
			(isWordSign(name.charAt(0)) && isWordSign(text.charAt(at - 1))) ||
			(isWordSign(name.charAt(name.length - 1)) && isWordSign(text.charAt(end)));
		if (isWithin || at < from) continue;
		rest += `${text.slice(from, at)} `;
		from = end;
	}
	return rest + text.slice(from);
}

function readSentence(sentence: string): Sentence {
	const stretches = stretchesOf(sentence);
	const some = (has: (meaning: Meaning) => boolean | undefined): boolean =>
		stretches.some(({ meaning }) => meaning !== undefined && has(meaning) === true);
	const asks = QUESTION_MARK.test(sentence) || ASKING_FORMS.test(sentence) || some((meaning) => meaning.asks);
	const concepts = queryOf(stretches, asks, (stretch) => memoryWord(stretch, asks, plainWord));
	const extra = some((meaning) => meaning.addresses) ? ADDRESSED_WEIGHT : 0;
	const text = queryOf(stretches, asks, (stretch) => wordOf(stretch, asks, extra));
	const literal = queryOf(stretches, asks, (stretch) => memoryWord(stretch, asks, literalWord));
	return {
		text,
		concepts,
		literal,
		share: literal.length / Math.max(1, sentence.replace(SIGNS, ' ').trim().length),
		isCommon: queryOf(stretches, asks, (stretch) => memoryWord(stretch, false, literalWord)) === '',
		times: asks ? stretches.flatMap(({ meaning }) => meaning?.time ?? []).join(' ') : '',
		asks,
		refers: some((meaning) => meaning.refers) || (text === '' && FOLLOW_UPS.test(sentence)),
		recalls: some((meaning) => meaning.recalls),
	};
}

/** The words of a sentence as a query, without signs. */
function queryOf(stretches: readonly Stretch[], asks: boolean, wordFor: (stretch: Stretch) => string): string {
	const words = stretches.map(wordFor).join('').replace(SIGNS, ' ').replace(LEFTOVERS, '').replace(/ {2,}/g, ' ');
	return withoutLoneCharacters(words.trim(), asks);
}

function fieldOf({ meaning }: Stretch, asks: boolean): string | undefined {
	return meaning?.field ?? (asks ? meaning?.askedField : undefined);
}

function plainWord({ text, meaning }: Stretch): string {
	if (meaning?.concept !== undefined) return ` ${meaning.concept} `;
	return meaning?.isEveryday ? ' ' : text;
}

function literalWord({ text, meaning }: Stretch): string {
	return meaning?.isEveryday ? ' ' : text;
}

function wordOf(stretch: Stretch, asks: boolean, extra: number): string {
	const field = fieldOf(stretch, asks);
	return field === undefined
		? plainWord(stretch)
		: ` ${field}`.repeat((stretch.meaning?.weight ?? 1) + extra).concat(' ');
}

function memoryWord(stretch: Stretch, asks: boolean, read: (stretch: Stretch) => string): string {
	const isField = fieldOf(stretch, asks) !== undefined && !stretch.meaning?.isKept;
	return isField || (stretch.meaning?.isCommon && !asks) ? ' ' : read(stretch);
}

const SIGNS = /[\s!-/:-@[-`{-~，。！？；：、“”‘’（）《》…—～·]+/g;

/** Single letters, which are what is left of contractions and chat spelling, and longer endings. */
const LEFTOVERS = /(?<![^ ])(?:[a-z]|re|ve|ll)(?![^ ])/g;

/** Characters that name nothing, left over from what is known. */
const FUNCTION_CHARACTERS: ReadonlySet<string> = new Set(
	'好上下里中内外先后前去来到做用个只条件次给跟让把被从向往对会能要想说看听得着过地再又还已将所以及与和或而则各每两三一二四五六七八九十新老大小',
);

/**
 * A query without characters that stand alone between small talk: they are in any text. In a question those stay that
 * name something.
 */
function withoutLoneCharacters(query: string, asks: boolean): string {
	const isKept = (word: string): boolean =>
		word.length > 1 || !isUnspaced(word) || (asks && !FUNCTION_CHARACTERS.has(word));
	return query.split(' ').filter(isKept).join(' ');
}
