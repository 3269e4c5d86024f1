import { MOST_TO_ADD_UP } from '@pinakes/query/format';
import type { TermCounts } from './term-weights.ts';

/** More dimensions tell apart what fewer took for one matter; from here on they are no better. */
export const MOST_DIMENSIONS = 128;

/** Vectors of fewer dimensions find nothing that text does not. */
const FEWEST_DIMENSIONS = 48;

/** Vectors that are wanted in any case have at least these. */
const FEWEST_WANTED = 16;

/** The share of the texts' bytes that vectors may take, both compressed. */
const ROOM = 0.5;

/** Bytes that gzip leaves of a byte of text where there is much markup, of a number of a vector, and of its scale and name. */
const TEXT_BYTES = 0.27;
const NUMBER_BYTES = 0.42;
const OTHER_BYTES = 8.5;

/** A term of fewer sections tells nothing of others, so that nothing is learnt from it. */
export const FEWEST_TO_LEARN = 2;

/**
 * The terms that have vectors of their own, ascending: those that are in more than `MOST_TO_ADD_UP` sections, or in
 * so many of a sample that it is likely.
 *
 * @param every one of how many sections is counted
 */
export function frequentTerms({ starts }: TermCounts, every = 1): Uint32Array {
	const terms: number[] = [];
	for (let term = 0; term + 1 < starts.length; term++) {
		const sections = (starts[term + 1] as number) - (starts[term] as number);
		if (sections >= FEWEST_TO_LEARN && sections * every > MOST_TO_ADD_UP) terms.push(term);
	}
	return Uint32Array.from(terms);
}

/**
 * How many dimensions there is room for beside the texts; 0 where it is for too few.
 *
 * @param bytes of the texts that are counted, in UTF-8
 * @param areWanted whether there must be vectors, room or not
 * @param every one of how many sections is counted
 */
export function dimensionsFor(bytes: number, counts: TermCounts, areWanted: boolean, every = 1): number {
	const vectors = Math.max(1, every * counts.sections + frequentTerms(counts, every).length);
	const numbers = ((ROOM * TEXT_BYTES * every * bytes) / vectors - OTHER_BYTES) / NUMBER_BYTES;
	const room = Math.min(Math.floor(numbers), MOST_DIMENSIONS);
	if (areWanted) return Math.max(room, FEWEST_WANTED);
	return room < FEWEST_DIMENSIONS ? 0 : room;
}
