/**
 * BM25 with fields (Robertson, Zaragoza and Taylor, "Simple BM25 extension to multiple weighted fields",
 * 2004): occurrences and lengths are added up over the fields by their weights before they are saturated.
 *
 *     score  = Σ over terms   idf · √(occurrences in the query) · (k1 + 1) · f / (f + norm)
 *     norm   = k1 · (1 - b + b · (length + 10) / (average length + 10))
 *     idf    = ln(1 + (N - n + 0.5) / (n + 0.5)) ^ 1.3
 *
 * f is the term's weighted frequency in a section, n the number of sections that have it, N that of all.
 * k1, b and the two departures from the textbook, the power of idf and the 10 terms by which lengths are
 * smoothed, were chosen on four collections: see docs/text-search.md.
 */
export const K1 = 1.5;
export const B = 0.85;
const IDF_POWER = 1.3;

/** Terms that are added to every length: a text of three words is not half as long as one of six. */
const LENGTH_SMOOTHING = 10;

/** Engines differ in the last bits of logarithms and powers; whole steps are the same everywhere. */
const IDF_STEPS = 2 ** 20;

/** How much a term tells of the `frequency` sections of all `sections` that have it; 0 sections is the most. */
export function inverseDocumentFrequency(frequency: number, sections: number): number {
	const idf = Math.log(1 + (sections - frequency + 0.5) / (frequency + 0.5)) ** IDF_POWER;
	return Math.max(1, Math.round(idf * IDF_STEPS)) / IDF_STEPS;
}

/** What a term is worth that a query has so many times. */
export function termWeight(idf: number, occurrences: number): number {
	return idf * Math.sqrt(occurrences) * (K1 + 1);
}

/** The norm of a section's length, both in weighted terms: the frequency at which a term has half its effect. */
export function lengthNorm(length: number, averageLength: number): number {
	return K1 * (1 - B + (B * (length + LENGTH_SMOOTHING)) / (averageLength + LENGTH_SMOOTHING));
}

/** The share of a term's weight that it adds to the score of a section, from 0 to below 1. */
export function saturation(frequency: number, norm: number): number {
	return frequency / (frequency + norm);
}
