import { gramsOf } from '@pinakes/query/format/analysis/analyzer';
import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import {
	isOtherLanguage,
	MAX_TRANSLATIONS,
	SHARE_ZERO,
	TRANSLATIONS_PART_BYTES,
	TRANSLATIONS_TABLE,
	type Translation,
	translationKey,
} from '@pinakes/query/format/kinds/translations/schema';
import { compare } from '../../report.ts';
import { type FileTarget, writeTable } from '../../write/parts.ts';

/** The texts of an index, as far as translations depend on them. */
export interface TranslatedTexts extends KnownTerms {
	/** The share of the sections that have text without spaces, 0 to 1. */
	readonly unspaced: number;
}

/** Translations below this probability, or this share of the best one's, are left out: they lead astray. */
const MIN_PROBABILITY = 0.05;
const MIN_OF_BEST = 0.1;

/**
 * Writes the translations that an index can use: those into terms that its texts have, of words that questions in another
 * language have. Returns where the table is cut.
 *
 * @param dictionary a word of one language to a line, with its translations: see data/translations.ts
 */
export function writeTranslations(files: FileTarget, dictionary: string, texts: TranslatedTexts): string[] {
	const has = termTest(texts);
	const rows = new Map<string, string[]>();
	const usable = usableTranslations(parsedOf(dictionary).words, has);
	for (const word of [...usable.keys()].sort(compare)) {
		if (has(word) && !isOtherLanguage(word, texts.unspaced)) continue;
		const kept = usable.get(word) as readonly Translation[];
		const key = translationKey(word);
		const row = rows.get(key) ?? [];
		row.push(word.slice(key.length) + kept.map(textOf).join(''));
		rows.set(key, row);
	}
	const lines = new Map([...rows].map(([key, row]) => [key, JSON.stringify(row.join(','))]));
	return writeTable(files, TRANSLATIONS_TABLE, lines, TRANSLATIONS_PART_BYTES);
}

/** Words with their translations and the probability of each, in both directions. */
type Words = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The dictionary that was parsed last: parsing takes a fifth of a second, and it is nearly always the same. */
let parsed: { readonly dictionary: string; readonly words: Words; grams: WordGrams | undefined } | undefined;

/** The n-grams that words without spaces have. */
interface WordGrams {
	readonly size: number;
	readonly grams: ReadonlySet<string>;
}

function parsedOf(dictionary: string): NonNullable<typeof parsed> {
	if (parsed?.dictionary !== dictionary) parsed = { dictionary, words: parseDictionary(dictionary), grams: undefined };
	return parsed;
}

function wordGramsOf(dictionary: string, size: number): ReadonlySet<string> {
	const entry = parsedOf(dictionary);
	if (entry.grams?.size !== size) {
		const unspaced = [...entry.words.keys()].filter(isUnspaced);
		entry.grams = { size, grams: new Set(unspaced.flatMap((word) => gramsOf(word, [size]))) };
	}
	return entry.grams.grams;
}

function parseDictionary(dictionary: string): Words {
	const words = new Map<string, Map<string, number>>();
	const add = (word: string, term: string, share: number): void => {
		const translations = words.get(word) ?? new Map<string, number>();
		translations.set(term, Math.max(share, translations.get(term) ?? 0));
		words.set(word, translations);
	};
	for (const line of dictionary.split('\n')) {
		const [word = '', ...translations] = line.split(' ');
		for (const text of translations) {
			const term = text.slice(0, -1);
			const share = text.charCodeAt(text.length - 1) - SHARE_ZERO;
			add(word, term, share);
			add(term, word, share);
		}
	}
	return words;
}

/** The words of which the index has a probable translation, with those. */
function usableTranslations(words: Words, has: (term: string) => boolean): Map<string, readonly Translation[]> {
	const wanted = new Set<string>();
	for (const [term, others] of words) {
		if (has(term)) for (const word of others.keys()) wanted.add(word);
	}
	const usable = new Map<string, readonly Translation[]>();
	for (const word of wanted) {
		const kept = keepProbable(words.get(word) as ReadonlyMap<string, number>, has);
		if (kept.length > 0) usable.set(word, kept);
	}
	return usable;
}

/** Makes a test whether texts have a term; one without spaces may be longer or shorter than the n-grams of the index. */
function termTest({ known, hasUnspaced, size }: KnownTerms): (term: string) => boolean {
	return (term) =>
		known.has(term) || (hasUnspaced && isUnspaced(term) && gramsOf(term, [size]).every((gram) => known.has(gram)));
}

/** What translations depend on of the terms of an index. */
export interface KnownTerms {
	/** Those that a dictionary has, as words or as n-grams of them. */
	readonly known: ReadonlySet<string>;
	readonly hasUnspaced: boolean;
	/** The size of the largest n-grams. */
	readonly size: number;
}

/** The terms of an index that a dictionary has. */
export function knownTerms(dictionary: string, terms: Iterable<string>, size: number): KnownTerms {
	const { words } = parsedOf(dictionary);
	const grams = wordGramsOf(dictionary, size);
	const isWanted = (term: string): boolean => words.has(term) || grams.has(term);
	const known = new Set<string>();
	let hasUnspaced = false;
	for (const term of terms) {
		if (isWanted(term)) known.add(term);
		if (!isUnspaced(term)) continue;
		hasUnspaced = true;
		const characters = [...term];
		for (let end = 1; end < size; end++) {
			const start = characters.slice(0, end).join('');
			if (isWanted(start)) known.add(start);
		}
	}
	return { known, hasUnspaced, size };
}

/** The translations that the index has, without those that are improbable beside those that it lacks. */
function keepProbable(
	translations: ReadonlyMap<string, number>,
	has: (term: string) => boolean,
): readonly Translation[] {
	const sorted = Array.from(translations, ([term, share]) => ({ term, share })).sort(
		(a, b) => b.share - a.share || compare(a.term, b.term),
	);
	const sum = sorted.reduce((total, { share }) => total + share, 0);
	const least = Math.max(MIN_PROBABILITY * sum, MIN_OF_BEST * (sorted[0] as Translation).share);
	return sorted.filter(({ term, share }) => share >= least && has(term)).slice(0, MAX_TRANSLATIONS);
}

function textOf({ term, share }: Translation): string {
	return ` ${term}${String.fromCharCode(SHARE_ZERO + share)}`;
}
