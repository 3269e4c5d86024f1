import {
	isOtherLanguage,
	isUnspaced,
	MAX_TRANSLATIONS,
	SHARE_ZERO,
	TRANSLATIONS_PART_BYTES,
	TRANSLATIONS_TABLE,
	type Translation,
	translationKey,
} from '@pinakes/query/internal';
import { compare } from '../../base/report.ts';
import { type FileTarget, writeTable } from '../parts.ts';
import { type Dictionary, parseDictionary, wordGramsOf } from './dictionary.ts';

/** Properties of the texts of an index that determine its translations. */
interface TranslatedTexts {
	/** See `knownWords`. */
	readonly isKnown: Uint8Array;
	/** Share of the sections, and of the units, that have unspaced text, 0 to 1; absent if there are none. */
	readonly unspaced: readonly number[];
}

/** Minimum probability of a translation, and minimum relative to the best: less probable ones mislead. */
const MIN_PROBABILITY = 0.05;
const MIN_OF_BEST = 0.1;

/** The table of translations. */
export interface WrittenTranslations {
	/** Cuts of the table. */
	readonly cuts: string[];
	/** The words that are translated. */
	readonly words: readonly string[];
}

/**
 * Writes the translations that an index can use: into terms of its texts, of words in another language.
 *
 * @param dictionary lines of a word and its translations: see data/translations.ts
 */
export function writeTranslations(files: FileTarget, dictionary: string, texts: TranslatedTexts): WrittenTranslations {
	const rows = new Map<string, string[]>();
	const words: string[] = [];
	const parsed = parseDictionary(dictionary);
	const { isKnown } = texts;
	const best = new Uint8Array(parsed.words.length);
	for (const number of translatable(parsed, isKnown, texts.unspaced)) {
		const word = parsed.words[number] as string;
		if (isKnown[number] === 1 && !texts.unspaced.some((share) => isOtherLanguage(word, share))) continue;
		const kept = keepProbable(parsed, number, isKnown, best);
		if (kept.length === 0 && parsed.starts[number] !== parsed.starts[number + 1]) continue;
		words.push(word);
		const key = translationKey(word);
		const row = rows.get(key) ?? [];
		row.push(word.slice(key.length) + kept.map(textOf).join(''));
		rows.set(key, row);
	}
	const lines = new Map([...rows].map(([key, row]) => [key, JSON.stringify(row.join(','))]));
	return { cuts: writeTable(files, TRANSLATIONS_TABLE, lines, TRANSLATIONS_PART_BYTES), words };
}

/** Returns the words with a translation in the index, and those of another language that are never translated, sorted. */
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
		let at = start;
		while (at < end && isKnown[others[at] as number] === 0) at++;
		if (isOther || at < end) wanted.push(number);
	}
	return wanted.sort((a, b) => compare(words[a] as string, words[b] as string));
}

/** The words of a dictionary that occur in texts. */
export interface KnownWords {
	/** Adds a term of the texts. N-grams come with their beginnings. */
	add(term: string): void;
	/** Returns 1 for each word of the dictionary that occurs. A word without spaces may be longer than the n-grams of the index. */
	found(): Uint8Array;
}

/** @param size of the largest n-grams */
export function knownWords(dictionary: string, size: number): KnownWords {
	const { numbers } = parseDictionary(dictionary);
	const gramsOfWords = wordGramsOf(dictionary, size);
	const isFound = new Uint8Array(numbers.size);
	let hasUnspaced = false;
	return {
		add(term) {
			hasUnspaced ||= isUnspaced(term);
			const number = numbers.get(term);
			if (number !== undefined) isFound[number] = 1;
		},
		found: () =>
			Uint8Array.from(gramsOfWords, (grams, number) => {
				const isWhole = hasUnspaced && grams?.every((gram) => isFound[gram] === 1);
				return isWhole ? 1 : (isFound[number] as number);
			}),
	};
}

/** Returns the translations that occur in the index, best first, without those that are improbable compared with all translations of the word. */
function keepProbable(
	{ words, starts, others, shares }: Dictionary,
	number: number,
	isKnown: Uint8Array,
	best: Uint8Array,
): Translation[] {
	const all: number[] = [];
	let sum = 0;
	let most = 0;
	for (let at = starts[number] as number; at < (starts[number + 1] as number); at++) {
		const [other, share] = [others[at] as number, shares[at] as number];
		const before = best[other] as number;
		if (before === 0) all.push(other);
		if (share <= before) continue;
		best[other] = share;
		sum += share - before;
		most = Math.max(most, share);
	}
	const least = Math.max(MIN_PROBABILITY * sum, MIN_OF_BEST * most);
	const kept: Translation[] = [];
	for (const other of all) {
		const share = best[other] as number;
		if (share >= least && isKnown[other] === 1) kept.push({ term: words[other] as string, share });
		best[other] = 0;
	}
	return kept.sort((a, b) => b.share - a.share || compare(a.term, b.term)).slice(0, MAX_TRANSLATIONS);
}

function textOf({ term, share }: Translation): string {
	return ` ${term}${String.fromCharCode(SHARE_ZERO + share)}`;
}
