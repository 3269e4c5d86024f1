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

/** Properties of the texts of an index that determine its translations. */
interface TranslatedTexts extends KnownTerms {
	/** Share of the sections, and of the units, that have unspaced text, 0 to 1; absent if there are none. */
	readonly unspaced: readonly number[];
}

/** Minimum probability of a translation, and minimum relative to the best: less probable ones mislead. */
const MIN_PROBABILITY = 0.05;
const MIN_OF_BEST = 0.1;

/**
 * Writes the translations that an index can use: into terms of its texts, of words in another language. Returns the
 * cuts of the table.
 *
 * @param dictionary lines of a word and its translations: see data/translations.ts
 */
export function writeTranslations(files: FileTarget, dictionary: string, texts: TranslatedTexts): string[] {
	const rows = new Map<string, string[]>();
	const parsed = parseDictionary(dictionary);
	const isKnown = knownWords(parsed, texts);
	for (const number of translatable(parsed, isKnown, texts.unspaced)) {
		const word = parsed.words[number] as string;
		if (isKnown[number] === 1 && !texts.unspaced.some((share) => isOtherLanguage(word, share))) continue;
		const kept = keepProbable(parsed, number, isKnown);
		if (kept.length === 0 && parsed.starts[number] !== parsed.starts[number + 1]) continue;
		const key = translationKey(word);
		const row = rows.get(key) ?? [];
		row.push(word.slice(key.length) + kept.map(textOf).join(''));
		rows.set(key, row);
	}
	const lines = new Map([...rows].map(([key, row]) => [key, JSON.stringify(row.join(','))]));
	return writeTable(files, TRANSLATIONS_TABLE, lines, TRANSLATIONS_PART_BYTES);
}

/**
 * Returns 1 for each word of the dictionary that occurs in the texts. A word without spaces may be longer than the
 * n-grams of the index.
 */
function knownWords({ words }: Dictionary, { known, hasUnspaced, size }: KnownTerms): Uint8Array {
	return Uint8Array.from(words, (word) =>
		Number(
			known.has(word) || (hasUnspaced && isUnspaced(word) && gramsOf(word, [size]).every((gram) => known.has(gram))),
		),
	);
}

/**
 * Returns the words with a translation in the index, and those of another language that are never translated, sorted.
 */
function translatable(
	{ words, starts, others, hasOwnLine }: Dictionary,
	isKnown: Uint8Array,
	unspaced: readonly number[],
): number[] {
	const wanted: number[] = [];
	for (let number = 0; number < words.length; number++) {
		const [start, end] = [starts[number] as number, starts[number + 1] as number];
		const isNever = start === end && hasOwnLine[number] === 1;
		const isOther = isNever && unspaced.some((share) => isOtherLanguage(words[number] as string, share));
		if (isOther || others.subarray(start, end).some((other) => isKnown[other] === 1)) wanted.push(number);
	}
	return wanted.sort((a, b) => compare(words[a] as string, words[b] as string));
}

/** Properties of the terms of an index that determine its translations. */
interface KnownTerms {
	/** Terms that are words of the dictionary, or n-grams of them. */
	readonly known: ReadonlySet<string>;
	readonly hasUnspaced: boolean;
	/** Size of the largest n-grams. */
	readonly size: number;
}

/** Returns the terms of an index that a dictionary has. */
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

/**
 * Returns the translations that occur in the index, best first, without those that are improbable compared with all
 * translations of the word.
 */
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
