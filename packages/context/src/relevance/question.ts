import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import { normalizeText } from '@pinakes/query/format/analysis/normalize';
import { type Meaning, type Stretch, stretchesOf } from './phrases.ts';
import { ASKING_FORMS, FOLLOW_UPS } from './sentence-words.ts';

/** The queries made from one sentence of a message. */
export interface Sentence {
	/** Query for blocks: its words without stop words; concepts and fields are replaced by their names. */
	readonly text: string;
	/** Query for memories by concept: as `text`, without fields and times. */
	readonly concepts: string;
	/** Query for memories by word: as `concepts`, with concepts as they were written. */
	readonly literal: string;
	/**
	 * Length of `literal` relative to the sentence, 0 to 1: low for statements, which have more words around the
	 * keywords.
	 */
	readonly share: number;
	/** Whether the query has only frequent words. */
	readonly isCommon: boolean;
	/** Query for the times that it asks about. */
	readonly times: string;
	readonly asks: boolean;
	/** Whether it refers to something said before. */
	readonly refers: boolean;
	/** Whether it asks about the past in general. */
	readonly recalls: boolean;
}

const SENTENCE_ENDS = /(?<=[。！？!?；;\n…])|(?<=\.)\s/;
const QUESTION_MARK = /[?？]/;

/** Maximum characters of a message that are read. */
const MAX_MESSAGE_LENGTH = 2000;

/** Maximum number of sentences of a message, the last ones, that are searched by. */
export const MAX_SENTENCES = 8;

/** Additional weight of a field if the sentence addresses the bot or its group. */
const ADDRESSED_WEIGHT = 2;

/**
 * Returns the queries for each sentence of a message, so that small talk around a question does not dilute it.
 *
 * @param player name of the player; ignored in statements, as many memories have it
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

/**
 * Removes a name from a text where it is a separate word. Names of one character are left, as they are part of many
 * words.
 */
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

/** Joins the words of a sentence to a query without punctuation. */
function queryOf(stretches: readonly Stretch[], asks: boolean, wordFor: (stretch: Stretch) => string): string {
	const words = stretches
		.map(wordFor)
		.join('')
		.replace(SIGNS, ' ')
		.replace(CONTRACTION_REMNANTS, '')
		.replace(/ {2,}/g, ' ');
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
	const isField = fieldOf(stretch, asks) !== undefined && !stretch.meaning?.isSearchedInMemories;
	return isField || (stretch.meaning?.isCommon && !asks) ? ' ' : read(stretch);
}

const SIGNS = /[\s!-/:-@[-`{-~，。！？；：、“”‘’（）《》…—～·]+/g;

/** Matches remnants of contractions and chat spelling: single letters, `re`, `ve` and `ll`. */
const CONTRACTION_REMNANTS = /(?<![^ ])(?:[a-z]|re|ve|ll)(?![^ ])/g;

/** Function characters, which remain between known phrases. */
const FUNCTION_CHARACTERS: ReadonlySet<string> = new Set(
	'好上下里中内外先后前去来到做用个只条件次给跟让把被从向往对会能要想说看听得着过地再又还已将所以及与和或而则各每两三一二四五六七八九十新老大小长短高低',
);

/**
 * Removes single characters without spaces around them, as they occur in any text. Questions keep those that may be
 * nouns.
 */
function withoutLoneCharacters(query: string, asks: boolean): string {
	const isKept = (word: string): boolean =>
		word.length > 1 || !isUnspaced(word) || (asks && !FUNCTION_CHARACTERS.has(word));
	return query.split(' ').filter(isKept).join(' ');
}
