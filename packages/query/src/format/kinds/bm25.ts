import { ZERO } from '../codec/numbers.ts';
import type { FieldCounts } from './text.ts';

/**
 * BM25 with fields (Robertson, Zaragoza and Taylor, "Simple BM25 extension to multiple weighted fields",
 * 2004): weighted occurrences and lengths are summed over the fields before saturation.
 *
 *     score  = Σ over terms   idf · √(occurrences in the query) · (k1 + 1) · f / (f + norm)
 *     norm   = k1 · (1 - b + b · (length + 20) / (average length + 20))
 *     idf    = ln(1 + (N - n + 0.5) / (n + 0.5)) ^ 1.3
 *
 * f is the term's weighted frequency in a section, n the number of sections with it, N that of all. k1, b, the power
 * of idf and the smoothing of lengths by 20 terms were chosen on collections in twelve languages: see docs/answers/README.md.
 */
const K1 = 1.5;
const B = 0.9;
const IDF_POWER = 1.3;

/** Terms added to every length, since a text of three words should not count as half as long as one of six. */
const LENGTH_SMOOTHING = 20;

/** IDF is rounded to multiples of 1 / IDF_STEPS, since engines differ in the last bits of logarithms and powers. */
const IDF_STEPS = 2 ** 20;

/** Returns the inverse document frequency of a term that `frequency` of all `sections` contain. */
export function inverseDocumentFrequency(frequency: number, sections: number): number {
	const idf = Math.log(1 + (sections - frequency + 0.5) / (frequency + 0.5)) ** IDF_POWER;
	return Math.max(1, Math.round(idf * IDF_STEPS)) / IDF_STEPS;
}

/** Returns the weight of a term that occurs `occurrences` times in a query. */
export function termWeight(idf: number, occurrences: number): number {
	return idf * Math.sqrt(occurrences) * (K1 + 1);
}

/** Returns the length norm: the frequency at which a term has half its effect. Both lengths are in weighted terms. */
export function lengthNorm(length: number, averageLength: number): number {
	return K1 * (1 - B + (B * (length + LENGTH_SMOOTHING)) / (averageLength + LENGTH_SMOOTHING));
}

/** Returns the share of a term's weight that is added to a section's score, 0 to below 1. */
export function saturation(frequency: number, norm: number): number {
	return frequency / (frequency + norm);
}

/** Returns the weighted frequency of each combination of counts. */
export function weightedFrequencies(counts: readonly FieldCounts[], weights: readonly number[]): Float32Array {
	return Float32Array.from(counts, (fields) =>
		fields.reduce<number>((sum, count, i) => sum + count * (weights[i] as number), 0),
	);
}

/**
 * Lengths of sections, rounded as counts are (`roundCount`): exact up to 15, then eight values per doubling. Each is one
 * character, whose code minus 48 is the index of the length among these values. They are beside the postings.
 */

/** More than the number of rounded lengths of 32 bits. */
export const MAX_LENGTHS = 256;

export function lengthAt(index: number): number {
	return index < 16 ? index : (8 + (index % 8)) * 2 ** (Math.floor(index / 8) - 1);
}

/** Returns the length norm of each rounded length, by its index: see bm25.ts. */
export function normsByIndex(averageLength: number): Float32Array {
	return Float32Array.from(LENGTHS, (length) => lengthNorm(length, averageLength));
}

const LENGTHS = /* @__PURE__ */ Array.from({ length: MAX_LENGTHS }, (_, index) => lengthAt(index));

/** Encodes a length; undefined for one that is not rounded. */
export function encodeLength(length: number): string | undefined {
	const index = LENGTHS.indexOf(length);
	return index < 0 ? undefined : String.fromCharCode(ZERO + index);
}
