import { WORDS_PER_CHARACTER } from '@pinakes/query/format/kinds/vectors/query-share';
import { roundedLog } from '@pinakes/query/format/kinds/vectors/rounded-log';
import { MAX_DIMENSIONS } from './dimensions.ts';
import { randomFrom } from './random.ts';

/** The part of a text index that the weight of vectors depends on. */
export interface SearchableText {
	readonly sections: number;
	/** The number of each section's document, ascending. */
	readonly documents: Uint32Array;
	/** The terms of a section's body, in the order of the text. */
	termsOf(section: number): readonly { readonly term: number; readonly isGram: boolean }[];
	/** Returns the text scores of all sections; valid until the next call. */
	score(terms: readonly number[]): Float64Array;
}

/** Number of windows that are searched for, and words of each. */
const WINDOWS = 600;
const WINDOW_WORDS = 3;

/** Minimum number of windows for an estimate. */
const MIN_WINDOWS = 40;

/** Mean reciprocal ranks: vectors have no weight from the first, and the maximum weight up to the second. */
const FOUND_ANYWAY = 0.88;
const OFTEN_MISSED = 0.78;

/** Maximum weight of a cosine of 1, relative to the best text score. */
const MAX_WEIGHT = 0.9;

/** Lower weights are not worth the bytes of the vectors. */
const MIN_WEIGHT = 0.1;

/** Weights are rounded to hundredths. */
const WEIGHT_STEPS = 100;

const SEED = 2;

/**
 * Computes the weight of vectors relative to text, from the texts alone. If three consecutive words nearly always find
 * their document, texts differ in their words, and vectors could only confuse similar ones. If they find other documents
 * as well, many texts have the same subject, and vectors help to rank them; the fewer dimensions, the less.
 *
 * @param found see `windowsFound`
 * @param dimensions of the vectors, or 0 for none
 */
export function chooseWeight(found: number | undefined, dimensions: number): number {
	if (found === undefined) return 0;
	const missed = Math.min(1, Math.max(0, (FOUND_ANYWAY - found) / (FOUND_ANYWAY - OFTEN_MISSED)));
	const weight = MAX_WEIGHT * missed * (dimensions / MAX_DIMENSIONS);
	return weight < MIN_WEIGHT ? 0 : Math.round(weight * WEIGHT_STEPS) / WEIGHT_STEPS;
}

/**
 * Computes the mean reciprocal rank by text of the documents that windows of a few words are from; undefined if too few
 * texts have enough words.
 *
 * Ranks are better in a sample, which has fewer competitors, so the value for all texts is extrapolated. If each of n
 * competitors is sampled with probability q, the mean of 1 / rank is (1 - (1 - q)^n) / (n·q), whose slope by ln q at
 * q = 1 is -1/n for every rank n but the first, and 0 for that. The line is extended to q = every.
 *
 * @param every reciprocal of the sampling rate of sections
 */
export function windowsFound(text: SearchableText, every = 1): number | undefined {
	const random = randomFrom(SEED);
	let sum = 0;
	let first = 0;
	let windows = 0;
	for (const section of drawSections(text, random)) {
		const window = windowOf(text.termsOf(section), random);
		if (window === undefined) continue;
		const rank = rankOf(text, text.score(window), text.documents[section] as number);
		sum += 1 / rank;
		if (rank === 1) first++;
		windows++;
	}
	if (windows < MIN_WINDOWS) return undefined;
	return Math.max(0, sum - roundedLog(every) * (sum - first)) / windows;
}

/** Draws one section of each document, or of `WINDOWS` evenly spaced documents. */
function drawSections({ documents, sections }: SearchableText, random: () => number): number[] {
	const starts: number[] = [];
	for (let section = 0; section < sections; section++) {
		if (section === 0 || documents[section] !== documents[section - 1]) starts.push(section);
	}
	const count = Math.min(WINDOWS, starts.length);
	return Array.from({ length: count }, (_, i) => {
		const at = Math.floor((i * starts.length) / count);
		const from = starts[at] as number;
		return from + Math.floor(random() * ((starts[at + 1] ?? sections) - from));
	});
}

/** Returns the distinct terms of a random window; undefined for a shorter text. */
function windowOf(terms: ReturnType<SearchableText['termsOf']>, random: () => number): number[] | undefined {
	const wordsOf = (isGram: boolean): number => (isGram ? WORDS_PER_CHARACTER : 1);
	let total = 0;
	for (const { isGram } of terms) total += wordsOf(isGram);
	if (total < WINDOW_WORDS) return undefined;
	let end = terms.length;
	for (let words = 0; words < WINDOW_WORDS; ) words += wordsOf((terms[--end] as { isGram: boolean }).isGram);
	const start = Math.floor(random() * (end + 1));
	const window = new Set<number>();
	let words = 0;
	for (let i = start; words < WINDOW_WORDS && i < terms.length; i++) {
		const { term, isGram } = terms[i] as { term: number; isGram: boolean };
		words += wordsOf(isGram);
		window.add(term);
	}
	return [...window];
}

/** Returns the rank of a document by its best section; ties are in document order. */
function rankOf({ documents, sections }: SearchableText, scores: Float64Array, wanted: number): number {
	let own = 0;
	for (let section = 0; section < sections; section++) {
		if (documents[section] === wanted) own = Math.max(own, scores[section] as number);
	}
	let rank = 1;
	let last = -1;
	for (let section = 0; section < sections; section++) {
		const document = documents[section] as number;
		const score = scores[section] as number;
		if (document === wanted || document === last) continue;
		if (score > own || (score === own && document < wanted)) {
			rank++;
			last = document;
		}
	}
	return rank;
}
