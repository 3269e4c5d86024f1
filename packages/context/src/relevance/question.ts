import { hasCjk, normalizeText } from '@pinakes/query/format';
import { COMMON_CONCEPTS } from './concepts.ts';
import { type Meaning, type Stretch, stretchesOf } from './phrases.ts';
import { ASKING_FORMS, FOLLOW_UPS } from './sentence-words.ts';

/** What one sentence of a message is looked for by. */
export interface Sentence {
	/** Its words without small talk, concepts and fields of a snapshot by their names. */
	readonly text: string;
	/** The same without the fields. */
	readonly memoryText: string;
	/** The same with the times that it speaks of, where it asks; '' otherwise. */
	readonly timedText: string;
	readonly asks: boolean;
	/** True where it speaks of something said before. */
	readonly refers: boolean;
	/** True where it speaks of the past as such. */
	readonly recalls: boolean;
}

const SENTENCE_ENDS = /(?<=[。！？!?；;\n…])|(?<=\.)\s/;
const QUESTION_MARK = /[?？]/;

/** Characters of a message that are read; who writes more has said by then what it is about. */
const LONGEST_MESSAGE = 2000;

/** Sentences of a message, the last ones, that are looked for. */
export const MOST_SENTENCES = 8;

/** How much more a field counts where the bot itself is spoken to, or the company that it is in. */
const ADDRESSED_WEIGHT = 2;

/**
 * Reads a message sentence by sentence, so that one question is found among much small talk.
 *
 * @param player a name that says nothing about what is asked for, as it stands in many memories
 */
export function readSentences(message: string, player?: string): Sentence[] {
	const text = normalizeText(message.slice(0, LONGEST_MESSAGE));
	return withoutName(text, normalizeText(player ?? '').trim())
		.split(SENTENCE_ENDS)
		.map(readSentence);
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
	const memoryText = withoutLoneCharacters(meaningful(stretches.map((stretch) => memoryWordOf(stretch, asks))), asks);
	const hasTime = some((meaning) => meaning.time !== undefined);
	const extra = some((meaning) => meaning.addresses) ? ADDRESSED_WEIGHT : 0;
	const text = withoutLoneCharacters(meaningful(stretches.map((stretch) => wordOf(stretch, asks, extra))), asks);
	return {
		text,
		memoryText: asks || !isCommon(memoryText) ? memoryText : '',
		timedText: hasTime && asks ? meaningful(stretches.map(timedWordOf)) : '',
		asks,
		refers: some((meaning) => meaning.refers) || (text === '' && FOLLOW_UPS.test(sentence)),
		recalls: some((meaning) => meaning.recalls),
	};
}

/** True for a query of nothing but concepts of which any talk is full. */
function isCommon(query: string): boolean {
	return query.split(' ').every((word) => COMMON_CONCEPTS.includes(word));
}

function fieldOf({ meaning }: Stretch, asks: boolean): string | undefined {
	return meaning?.field ?? (asks ? meaning?.askedField : undefined);
}

function plainWord({ text, meaning }: Stretch): string {
	if (meaning?.concept !== undefined) return ` ${meaning.concept} `;
	return meaning?.isEveryday ? ' ' : text;
}

function wordOf(stretch: Stretch, asks: boolean, extra: number): string {
	const field = fieldOf(stretch, asks);
	return field === undefined
		? plainWord(stretch)
		: ` ${field}`.repeat((stretch.meaning?.weight ?? 1) + extra).concat(' ');
}

function memoryWordOf(stretch: Stretch, asks: boolean): string {
	return fieldOf(stretch, asks) === undefined || stretch.meaning?.isKept ? plainWord(stretch) : ' ';
}

const SIGNS = /[\s!-/:-@[-`{-~，。！？；：、“”‘’（）《》…—～·]+/g;

function timedWordOf(stretch: Stretch): string {
	return stretch.meaning?.time === undefined ? memoryWordOf(stretch, true) : ` ${stretch.meaning.time} `;
}

/** Single letters, which are what is left of contractions and chat spelling, and longer endings. */
const LEFTOVERS = /(?<![^ ])(?:[a-z]|re|ve|ll)(?![^ ])/g;

/** The words of a sentence as a query, without signs. */
function meaningful(words: readonly string[]): string {
	return words.join('').replace(SIGNS, ' ').replace(LEFTOVERS, '').replace(/ {2,}/g, ' ').trim();
}

/** Characters that name nothing, left over from what is known. */
const FUNCTION_CHARACTERS: ReadonlySet<string> = new Set(
	'好上下里中内外先后前去来到做用个只条件次给跟让把被从向往对会能要想说看听得着过地再又还已将所以及与和或而则各每两三一二四五六七八九十新老大小',
);

/**
 * A query without characters that stand alone between small talk: they are in any text. One that is all there is to a
 * question stays.
 */
function withoutLoneCharacters(query: string, asks: boolean): string {
	const words = query.split(' ');
	if (words.length === 1 && asks && !FUNCTION_CHARACTERS.has(query)) return query;
	return words.filter((word) => word.length > 1 || !hasCjk(word)).join(' ');
}
