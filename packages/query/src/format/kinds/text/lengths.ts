import { ZERO } from '../../codec/numbers.ts';
import { lengthNorm } from './bm25.ts';

/**
 * Lengths of sections, rounded as counts are (`roundCount`): exact up to 15, then eight values per doubling. Each is one
 * character, whose code minus 48 is the index of the length among these values. They are beside the postings.
 */

/** More than the number of rounded lengths of 32 bits. */
export const MAX_LENGTHS = 256;

/** Returns the rounded length of an index. */
export function lengthAt(index: number): number {
	return index < 16 ? index : (8 + (index % 8)) * 2 ** (Math.floor(index / 8) - 1);
}

/** Returns the length norm of each rounded length, by its index: see bm25.ts. */
export function normsByIndex(averageLength: number): Float32Array {
	return Float32Array.from(LENGTHS, (length) => lengthNorm(length, averageLength));
}

const LENGTHS = Array.from({ length: MAX_LENGTHS }, (_, index) => lengthAt(index));

/** Encodes a length; undefined for one that is not rounded. */
export function encodeLength(length: number): string | undefined {
	const doublings = Math.max(3, 31 - Math.clz32(length));
	const index = 8 * (doublings - 3) + Math.floor(length / 2 ** (doublings - 3));
	return lengthAt(index) === length ? String.fromCharCode(ZERO + index) : undefined;
}
