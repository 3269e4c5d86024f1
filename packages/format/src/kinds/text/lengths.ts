import { ZERO } from '../../codec/numbers.ts';

/**
 * Lengths of sections, rounded as counts are (`roundCount`): 0 to 15, and from there on eight in each doubling. An index for
 * pages has them beside postings, a character each: its code less 48 is the index of the length among all of these.
 */

/** More than the number of rounded lengths of 32 bits. */
export const MAX_LENGTHS = 256;

/** Returns the rounded length of an index. */
export function lengthAt(index: number): number {
	return index < 16 ? index : (8 + (index % 8)) * 2 ** (Math.floor(index / 8) - 1);
}

/** Encodes a length; undefined for one that is not rounded. */
export function encodeLength(length: number): string | undefined {
	const doublings = Math.max(3, 31 - Math.clz32(length));
	const index = 8 * (doublings - 3) + Math.floor(length / 2 ** (doublings - 3));
	return lengthAt(index) === length ? String.fromCharCode(ZERO + index) : undefined;
}
