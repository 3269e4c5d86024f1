import { CHARACTER, roundedLog } from '@pinakes/query/format';
import { MOST_DIMENSIONS } from './dimensions.ts';
import { randomFrom } from './random.ts';

/** A text index as far as the weight of vectors depends on it. */
export interface TextAtHand {
	readonly sections: number;
	/** The number of each section's document, ascending. */
	readonly documents: Uint32Array;
	/** The terms of a section's body, in the order of the text. */
	termsOf(section: number): readonly { readonly term: number; readonly isGram: boolean }[];
	/** Scores of all sections for terms, by text; valid until the next call. */
	score(terms: readonly number[]): Float64Array;
}

/** Windows that are looked for, and the words that each has. */
const WINDOWS = 600;
const WINDOW_WORDS = 3;

/** Fewer windows than these tell nothing. */
const FEWEST_WINDOWS = 40;

/** Mean reciprocal ranks: from the first on vectors have no weight, up to the second the most. */
const FOUND_ANYWAY = 0.88;
const OFTEN_MISSED = 0.78;

/** The weight of a cosine of 1, where a score of the best section by text is 1. */
const MOST_WEIGHT = 0.9;

/** Less is not worth the bytes. */
const LEAST_WEIGHT = 0.1;

/** Weights are kept in whole hundredths. */
const WEIGHT_STEPS = 100;

const SEED = 2;

/**
 * The weight of vectors beside text, from the texts alone. Where three words in a row nearly always find the
 * document that has them, texts differ in their words: whoever asks for one hits them too, and vectors could only
 * mistake it for others that are similar. Where they find others as well, there are many texts on the same
 * matters, and which of them are about the query as a whole is what vectors know: less, the fewer dimensions.
 *
 * @param found see `windowsFound`
 * @param dimensions of the vectors; 0 where there are none
 */
export function chooseWeight(found: number | undefined, dimensions: number): number {
	if (found === undefined) return 0;
	const missed = Math.min(1, Math.max(0, (FOUND_ANYWAY - found) / (FOUND_ANYWAY - OFTEN_MISSED)));
	const weight = MOST_WEIGHT * missed * (dimensions / MOST_DIMENSIONS);
	return weight < LEAST_WEIGHT ? 0 : Math.round(weight * WEIGHT_STEPS) / WEIGHT_STEPS;
}

/**
 * How well a few words in a row find the document that they are from: the mean reciprocal rank by text alone;
 * undefined where there are too few texts of so many words.
 *
 * A sample has fewer texts that could be found instead, and ranks are better in it. What they would be among all texts
 * is read off how they change with its size: where one of n competitors is kept with probability q, the mean of
 * 1 / rank is (1 - (1 - q)^n) / (n·q), whose slope by ln q at q = 1 is -1/n for every rank n but the first, and 0 for
 * that. The line goes on to q = every.
 *
 * @param every one of how many sections is at hand
 */
export function windowsFound(text: TextAtHand, every = 1): number | undefined {
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
	if (windows < FEWEST_WINDOWS) return undefined;
	return Math.max(0, sum - roundedLog(every) * (sum - first)) / windows;
}

/** A section of each document, or of as many documents as are looked at, spread evenly. */
function drawSections({ documents, sections }: TextAtHand, random: () => number): number[] {
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

/** Distinct terms in a row that make so many words, from anywhere; undefined for a text without as many. */
function windowOf(terms: ReturnType<TextAtHand['termsOf']>, random: () => number): number[] | undefined {
	const wordsOf = (isGram: boolean): number => (isGram ? CHARACTER : 1);
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

/** The rank of a document by its best section: one more than the others that are better, or as good and before it. */
function rankOf({ documents, sections }: TextAtHand, scores: Float64Array, wanted: number): number {
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
