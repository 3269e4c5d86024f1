import { MAX_TERMS_TO_SUM } from '@pinakes/query/format/kinds/vectors/schema';
import type { TermCounts } from './term-weights.ts';

/** More dimensions do not improve results. */
export const MAX_DIMENSIONS = 128;

/** Vectors of fewer dimensions do not improve on text. */
const MIN_DIMENSIONS = 48;

/** Minimum dimensions if vectors are required. */
const MIN_WANTED = 16;

/** Maximum bytes of vectors relative to those of the texts, both compressed. */
const ROOM = 0.5;

/** Compressed bytes of a byte of text with much markup, of a number of a vector, and of its scale and name. */
const TEXT_BYTES = 0.27;
const NUMBER_BYTES = 0.42;
const OTHER_BYTES = 8.5;

/** Minimum sections of a term for training: a term of a single section says nothing about others. */
export const MIN_TO_LEARN = 2;

/**
 * Returns the terms with stored vectors, ascending: those in more than `MAX_TERMS_TO_SUM` sections, estimated in a
 * sample.
 *
 * @param every reciprocal of the sampling rate of sections
 */
export function frequentTerms({ starts }: TermCounts, every = 1): Uint32Array {
	const terms: number[] = [];
	for (let term = 0; term + 1 < starts.length; term++) {
		const sections = (starts[term + 1] as number) - (starts[term] as number);
		if (sections >= MIN_TO_LEARN && sections * every > MAX_TERMS_TO_SUM) terms.push(term);
	}
	return Uint32Array.from(terms);
}

/**
 * Returns the number of dimensions that the size of the texts allows; 0 if they are too few.
 *
 * @param bytes of the sampled texts, in UTF-8
 * @param areWanted whether vectors are required at any size
 * @param every reciprocal of the sampling rate of sections
 */
export function dimensionsFor(bytes: number, counts: TermCounts, areWanted: boolean, every = 1): number {
	const vectors = Math.max(1, every * counts.sections + frequentTerms(counts, every).length);
	const numbers = ((ROOM * TEXT_BYTES * every * bytes) / vectors - OTHER_BYTES) / NUMBER_BYTES;
	const room = Math.min(Math.floor(numbers), MAX_DIMENSIONS);
	if (areWanted) return Math.max(room, MIN_WANTED);
	return room < MIN_DIMENSIONS ? 0 : room;
}
