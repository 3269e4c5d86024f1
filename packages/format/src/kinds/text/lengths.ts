import { ZERO } from '../../codec/numbers.ts';

/**
 * Lengths of sections, rounded as counts are (`roundCount`): exact up to 15, then eight values per doubling. Each is one
 * character, whose code minus 48 is the index of the length among these values. An index for pages has them in rows.
 */

/** More than the number of rounded lengths of 32 bits. */
export const MAX_LENGTHS = 256;

/** Returns the rounded length of an index. */
export function lengthAt(index: number): number {
	return index < 16 ? index : (8 + (index % 8)) * 2 ** (Math.floor(index / 8) - 1);
}

/** Decodes concatenated lengths; undefined for invalid text. */
export function decodeLengths(text: string): Uint32Array | undefined {
	const lengths = new Uint32Array(text.length);
	for (let i = 0; i < lengths.length; i++) {
		const index = text.charCodeAt(i) - ZERO;
		if (!(index >= 0 && index < MAX_LENGTHS)) return undefined;
		lengths[i] = LENGTHS[index] as number;
	}
	return lengths;
}

const LENGTHS = Array.from({ length: MAX_LENGTHS }, (_, index) => lengthAt(index));

/** Encodes a length; undefined for one that is not rounded. */
export function encodeLength(length: number): string | undefined {
	const doublings = Math.max(3, 31 - Math.clz32(length));
	const index = 8 * (doublings - 3) + Math.floor(length / 2 ** (doublings - 3));
	return lengthAt(index) === length ? String.fromCharCode(ZERO + index) : undefined;
}
