import { defaultSettings, normalizeText, stem } from '@pinakes/query/internal';
import {
	ASKING,
	COMMON,
	EVERYDAY_SYNONYMS,
	IGNORED,
	IRREGULAR_FORMS,
	MEASURED,
	RECALLING,
	REFERRING,
	TIMES,
	wordsIn,
} from '../data/words.ts';

/** Words of a bot's domain, beside the general ones of English and Chinese. A phrase may have spaces. */
export interface VocabularyOptions {
	/** Small talk and other words that are never searched for. */
	readonly ignored?: readonly string[];
	/** Frequent words, which are searched for only in questions. */
	readonly common?: readonly string[];
	/** Words that stand for each other, in any language, by a name for what they mean: `home: ['house', '家']`. */
	readonly synonyms?: Readonly<Record<string, readonly string[]>>;
}

/** What a phrase tells about the sentence that has it. Several properties may hold. */
export interface Meaning {
	readonly isIgnored?: boolean;
	readonly isCommon?: boolean;
	/** Whether it marks a question. */
	readonly asks?: boolean;
	/** Whether it refers to something said before. */
	readonly refers?: boolean;
	/** Whether it asks about the past in general. */
	readonly recalls?: boolean;
	/** The token that stands for it and its synonyms in texts and queries. */
	readonly concept?: string;
}

/** A part of a text: a known phrase, or the text between two of them. */
export interface Stretch {
	readonly text: string;
	readonly meaning: Meaning | undefined;
}

/** The words by which messages and texts are read. Created once, as that takes a millisecond. */
export interface Vocabulary {
	readonly ignored: readonly string[];
	/** Common words and concepts, which alone are weak evidence. */
	readonly common: readonly string[];
	/** Splits a text, normalized by `normalizeText`, into known phrases, the longest at each position, and the rest. */
	stretchesOf(text: string): Stretch[];
	/** Whether a normalized word is one of the vocabulary. */
	knows(word: string): boolean;
	/** English words that stand for others. */
	readonly synonyms: readonly string[];
	/** Returns the token of the concept of an English word in any of its forms. */
	conceptOf(word: string): string | undefined;
}

/** Returns the token of a concept: no word, and none that the text engine takes for a form of another. */
function conceptToken(name: string): string {
	return `${name}zq`;
}

type Entry = readonly [phrase: string, meaning: Meaning];

let general: Vocabulary | undefined;

/** Returns the vocabulary that is used unless another is given. */
export function generalVocabulary(): Vocabulary {
	general ??= createVocabulary();
	return general;
}

/** Creates a vocabulary of the general words and those of a domain, for `assembleContext` and `createMemoryStore`. */
export function createVocabulary({ ignored = [], common = [], synonyms = {} }: VocabularyOptions = {}): Vocabulary {
	const meanings = new Map<string, Meaning>();
	const mark = (phrases: readonly string[], meaning: Meaning): void => {
		for (const phrase of phrases.map((each) => normalizeText(each))) {
			meanings.set(phrase, { ...meanings.get(phrase), ...meaning });
		}
	};
	const never = [...defaultSettings().stop_words, ...IGNORED, ...ignored];
	const often = [...COMMON, ...common];
	mark([...never, ...MEASURED], { isIgnored: true });
	mark(ASKING, { asks: true, isIgnored: true });
	mark(REFERRING, { refers: true, isIgnored: true });
	mark(RECALLING, { recalls: true, isIgnored: true });
	for (const [name, phrases] of Object.entries(TIMES)) {
		mark(wordsIn(phrases), { concept: conceptToken(name), recalls: true });
	}
	const byStem = new Map<string, string>();
	const known: string[] = [];
	const markSynonyms = (name: string, phrases: readonly string[]): void => {
		mark(phrases, { concept: conceptToken(name) });
		for (const phrase of phrases) {
			if (!/^[a-z]{3,}$/.test(phrase)) continue;
			byStem.set(stem(phrase), conceptToken(name));
			known.push(phrase);
		}
	};
	for (const group of EVERYDAY_SYNONYMS.split('|')) {
		const [name = '', others = ''] = group.trim().split('=');
		markSynonyms(
			name,
			[name, ...others.split(',')].map((phrase) => phrase.replaceAll('_', ' ')),
		);
	}
	for (const [name, phrases] of Object.entries(synonyms)) markSynonyms(name, phrases);
	mark(often, { isCommon: true });
	for (const name of Object.keys(TIMES)) often.push(conceptToken(name));
	const byFirst = new Map<string, Entry[]>();
	for (const entry of meanings) {
		const first = entry[0].charAt(0);
		byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
	}
	for (const entries of byFirst.values()) entries.sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
	return {
		ignored: never,
		common: often,
		stretchesOf: (text) => stretchesOf(text, byFirst),
		synonyms: known,
		knows: (word) => meanings.has(word) || byStem.has(stem(word)),
		conceptOf: (word) => byStem.get(stem(word)),
	};
}

const LETTER = /[a-z]/;

function stretchesOf(text: string, phrases: ReadonlyMap<string, readonly Entry[]>): Stretch[] {
	const stretches: Stretch[] = [];
	let from = 0;
	let at = 0;
	while (at < text.length) {
		const found = phraseAt(phrases, text, at);
		if (found === undefined) {
			at = nextStart(text, at);
			continue;
		}
		if (at > from) stretches.push({ text: text.slice(from, at), meaning: undefined });
		stretches.push({ text: found[0], meaning: found[1] });
		at += found[0].length;
		from = at;
	}
	if (from < text.length) stretches.push({ text: text.slice(from), meaning: undefined });
	return stretches;
}

function phraseAt(phrases: ReadonlyMap<string, readonly Entry[]>, text: string, at: number): Entry | undefined {
	for (const entry of phrases.get(text.charAt(at)) ?? []) {
		const [phrase] = entry;
		// A phrase of letters does not end within a word.
		const isWithinWord = LETTER.test(text.charAt(at)) && LETTER.test(text.charAt(at + phrase.length));
		if (text.startsWith(phrase, at) && !isWithinWord) return entry;
	}
	return undefined;
}

/** Returns the next position where a phrase may begin, which is never within a word of letters. */
function nextStart(text: string, at: number): number {
	let next = at + 1;
	if (LETTER.test(text.charAt(at))) while (LETTER.test(text.charAt(next))) next++;
	return next;
}

/** Base forms of irregular words. */
const BASE_FORMS = new Map(
	IRREGULAR_FORMS.split('|').flatMap((list) => {
		const [base = '', ...forms] = list.trim().split(' ');
		return forms.map((form) => [form, base] as const);
	}),
);

/** Replaces irregular forms in a normalized text by their base forms. */
export function baseForms(text: string): string {
	return text.replace(/[a-z]+/g, (word) => BASE_FORMS.get(word) ?? word);
}

/** Returns a stretch with the tokens of its concepts. */
export function conceptsIn({ text, meaning }: Stretch, vocabulary: Vocabulary): string {
	if (meaning?.concept !== undefined) return ` ${meaning.concept} `;
	if (meaning !== undefined) return text;
	return baseForms(text).replace(/[a-z]{3,}/g, (word) => vocabulary.conceptOf(word) ?? word);
}

/** Normalizes a text and replaces concepts by their tokens, for indexing. */
export function conceptText(text: string, vocabulary: Vocabulary): string {
	return vocabulary
		.stretchesOf(normalizeText(text))
		.map((stretch) => conceptsIn(stretch, vocabulary))
		.join('');
}

/** Letters from which one that is replaced is a typing error: short words of the language often differ by one. */
const LONG_WORD = 7;

/** Whether two words with the same first letter differ by one letter, left out, added, replaced, or swapped with the next. */
export function isTypo(a: string, b: string): boolean {
	if (Math.abs(a.length - b.length) > 1 || a.charAt(0) !== b.charAt(0) || a === b) return false;
	let start = 0;
	while (a.charAt(start) === b.charAt(start) && start < a.length) start++;
	const rest = (text: string, from: number): string => text.slice(start + from);
	if (a.length === b.length) {
		const isSwapped = a.charAt(start) === b.charAt(start + 1) && a.charAt(start + 1) === b.charAt(start);
		const isReplaced = a.length >= LONG_WORD && rest(a, 1) === rest(b, 1);
		return isReplaced || (isSwapped && rest(a, 2) === rest(b, 2));
	}
	return a.length > b.length ? rest(a, 1) === rest(b, 0) : rest(a, 0) === rest(b, 1);
}
