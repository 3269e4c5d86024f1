import { check, defaultSettings, normalizeText, SYNONYM_GROUPS, stem } from '@pinakes/query/internal';
import {
	ASKING,
	COMMON,
	EVERYDAY_SYNONYMS,
	IGNORED,
	IRREGULAR_FORMS,
	MEASURED,
	PAST_TIMES,
	RECALLING,
	REFERRING,
} from '../data/words.ts';
import { ANY, checkRule, type Rule, TEXT } from '../rules.ts';

const LETTER = /[a-z]/;

/** Returns a regular expression that matches a text literally. */
export function literal(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Words of a bot's domain, beside the general ones of English and Chinese. A phrase may have spaces. */
export interface VocabularyOptions {
	/** Small talk and other words that are never searched for. */
	readonly ignored?: readonly string[];
	/** Words that stand for each other, in any language, by a name for what they mean: `home: ['house', '家']`. */
	readonly synonyms?: Readonly<Record<string, readonly string[]>>;
	/** Size of the character n-grams for text without spaces, 1 to 3. Default: 2. */
	readonly grams?: number;
}

/** What a phrase tells about the sentence that has it. Several properties may hold. */
export interface Meaning {
	readonly isIgnored?: boolean;
	readonly isCommon?: boolean;
	/** Whether it marks a question, refers to something said before, or asks about the past in general. */
	readonly asks?: boolean;
	readonly refers?: boolean;
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
export interface Vocabulary extends Required<Omit<VocabularyOptions, 'synonyms'>> {
	/** Frequent words, which are searched for only in questions. */
	readonly common: readonly string[];
	/** Splits a text, normalized by `normalizeText`, into known phrases, the longest at each position, and the rest. */
	stretchesOf(text: string): Stretch[];
	/** Returns the token of the concept of an English word in any of its forms. */
	conceptOf(word: string): string | undefined;
}

/** Returns the token of a concept: no word, and none that the text engine takes for a form of another. */
const conceptToken = (name: string): string => `${name.replaceAll(' ', '')}zq`;

let general: Vocabulary | undefined;

export function generalVocabulary(): Vocabulary {
	general ??= createVocabulary();
	return general;
}

/**
 * Creates a vocabulary of the general words and those of a domain, for `assembleContext` and `createMemoryStore`.
 *
 * @throws PinakesError `invalid_value` or `unknown_field` that names what is wrong
 */
export function createVocabulary(options: VocabularyOptions = {}): Vocabulary {
	const { ignored = [], synonyms = {}, grams = 2 } = options;
	const groups: Rule = { fields: Object.fromEntries(Object.keys(synonyms).map((name) => [name, [TEXT]])) };
	checkRule('vocabulary', options, { fields: { ignored: [TEXT], synonyms: groups, grams: ANY } });
	check([1, 2, 3].includes(grams), 'grams must be 1, 2 or 3.');
	const meanings = new Map<string, Meaning>();
	const mark = (phrases: readonly string[], meaning: Meaning): void => {
		for (const phrase of phrases.map((each) => normalizeText(each)))
			meanings.set(phrase, { ...meanings.get(phrase), ...meaning });
	};
	const never = [...defaultSettings().stop_words, ...IGNORED, ...ignored];
	mark([...never, ...MEASURED], { isIgnored: true });
	mark(ASKING, { asks: true, isIgnored: true });
	mark(REFERRING, { refers: true, isIgnored: true });
	mark(RECALLING, { recalls: true, isIgnored: true });
	const byStem = new Map<string, string>();
	const byForm = new Map<string, string>();
	/** Returns the token of the first phrase that has one, or a new one. */
	const tokenOf = (phrases: readonly string[]): string =>
		phrases.map((phrase) => meanings.get(phrase)?.concept ?? byStem.get(stem(phrase))).find(Boolean) ??
		conceptToken(phrases[0] as string);
	const markGroup = (phrases: readonly string[], concept: string): void => {
		mark(phrases, { concept });
		for (const phrase of phrases) if (/^[a-z]{3,}$/.test(phrase)) byStem.set(stem(phrase), concept);
	};
	for (const [name, phrases] of [...EVERYDAY_SYNONYMS, ...Object.entries(synonyms)])
		markGroup(phrases, conceptToken(name));
	// What these have in common with those before is one group.
	for (const group of SYNONYM_GROUPS.map((each) => each.map((phrase) => phrase.replaceAll('-', ' '))))
		markGroup(group, tokenOf(group));
	for (const forms of IRREGULAR_FORMS) {
		const token = tokenOf(forms);
		for (const form of forms) byForm.set(form, token);
	}
	const common = [...COMMON, ...PAST_TIMES];
	mark(PAST_TIMES, { recalls: true });
	mark(common, { isCommon: true });
	// The longest phrase at each position; one of letters neither begins nor ends within a word.
	const phrases = [...meanings.keys()].sort((a, b) => b.length - a.length).map(literal);
	const english = phrases.filter((phrase) => LETTER.test(phrase.charAt(0))).join('|');
	const others = phrases.filter((phrase) => !LETTER.test(phrase.charAt(0))).join('|');
	const known = new RegExp(`((?<![a-z])(?:${english})(?![a-z])|${others})`);
	const stretchesOf = (text: string): Stretch[] =>
		text
			.split(known)
			.map((part, i) => ({ text: part, meaning: i % 2 === 1 ? meanings.get(part) : undefined }))
			.filter(({ text }) => text !== '');
	return {
		...{ ignored: never, common, grams },
		stretchesOf,
		conceptOf: (word) => byForm.get(word) ?? byStem.get(stem(word)),
	};
}

/**
 * Returns a stretch with the tokens of its concepts, in place of English words; phrases keep theirs, which may be asked for alone.
 *
 * @param isReplaced whether they are in place of Chinese words too, which would otherwise be several terms
 */
export function conceptsIn({ text, meaning }: Stretch, vocabulary: Vocabulary, isReplaced: boolean): string {
	if (meaning?.concept !== undefined) {
		if (!isReplaced && text.includes(' ')) return `${text} ${meaning.concept} `;
		return isReplaced || LETTER.test(text) ? ` ${meaning.concept} ` : text;
	}
	return meaning !== undefined ? text : text.replace(/[a-z]{3,}/g, (word) => vocabulary.conceptOf(word) ?? word);
}

/** Normalizes a text and adds the tokens of its concepts, for indexing. */
export function conceptText(text: string, vocabulary: Vocabulary): string {
	const stretches = vocabulary.stretchesOf(normalizeText(text));
	const tokens = stretches.flatMap(({ text, meaning }) => (LETTER.test(text) ? [] : (meaning?.concept ?? [])));
	return [stretches.map((stretch) => conceptsIn(stretch, vocabulary, false)).join(''), ...tokens].join(' ');
}
