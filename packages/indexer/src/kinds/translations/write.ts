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
import { type Dictionary, parseDictionary, wordGramsOf } from './dictionary.ts';

/** The texts of an index, as far as translations depend on them. */
export interface TranslatedTexts extends KnownTerms {
	/** The share of the sections that have text without spaces, 0 to 1, and that of the units; those that there are. */
	readonly unspaced: readonly number[];
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
	const rows = new Map<string, string[]>();
	const parsed = parseDictionary(dictionary);
	const isKnown = knownWords(parsed, texts);
	for (const number of translatable(parsed, isKnown)) {
		const word = parsed.words[number] as string;
		if (isKnown[number] === 1 && !texts.unspaced.some((share) => isOtherLanguage(word, share))) continue;
		const kept = keepProbable(parsed, number, isKnown);
		if (kept.length === 0) continue;
		const key = translationKey(word);
		const row = rows.get(key) ?? [];
		row.push(word.slice(key.length) + kept.map(textOf).join(''));
		rows.set(key, row);
	}
	const lines = new Map([...rows].map(([key, row]) => [key, JSON.stringify(row.join(','))]));
	return writeTable(files, TRANSLATIONS_TABLE, lines, TRANSLATIONS_PART_BYTES);
}

/** 1 for each word of the dictionary that texts have; one without spaces may be longer than the n-grams of the index. */
function knownWords({ words }: Dictionary, { known, hasUnspaced, size }: KnownTerms): Uint8Array {
	return Uint8Array.from(words, (word) =>
		Number(
			known.has(word) || (hasUnspaced && isUnspaced(word) && gramsOf(word, [size]).every((gram) => known.has(gram))),
		),
	);
}

/** The words of which the index has a translation, sorted. */
function translatable({ words, starts, others }: Dictionary, isKnown: Uint8Array): number[] {
	const wanted = new Set<number>();
	for (let number = 0; number < words.length; number++) {
		if (isKnown[number] === 0) continue;
		for (let at = starts[number] as number; at < (starts[number + 1] as number); at++) wanted.add(others[at] as number);
	}
	return [...wanted].sort((a, b) => compare(words[a] as string, words[b] as string));
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
	const { numbers } = parseDictionary(dictionary);
	const grams = wordGramsOf(dictionary, size);
	const isWanted = (term: string): boolean => numbers.has(term) || grams.has(term);
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

/** The translations that the index has, best first, without those that are improbable beside those that it lacks. */
function keepProbable(
	{ words, starts, others, shares }: Dictionary,
	number: number,
	isKnown: Uint8Array,
): Translation[] {
	const best = new Map<number, number>();
	for (let at = starts[number] as number; at < (starts[number + 1] as number); at++) {
		const other = others[at] as number;
		best.set(other, Math.max(shares[at] as number, best.get(other) ?? 0));
	}
	const sorted = Array.from(best, ([other, share]) => ({ other, term: words[other] as string, share })).sort(
		(a, b) => b.share - a.share || compare(a.term, b.term),
	);
	const sum = sorted.reduce((total, { share }) => total + share, 0);
	const least = Math.max(MIN_PROBABILITY * sum, MIN_OF_BEST * (sorted[0]?.share ?? 0));
	return sorted.filter(({ other, share }) => share >= least && isKnown[other] === 1).slice(0, MAX_TRANSLATIONS);
}

function textOf({ term, share }: Translation): string {
	return ` ${term}${String.fromCharCode(SHARE_ZERO + share)}`;
}
