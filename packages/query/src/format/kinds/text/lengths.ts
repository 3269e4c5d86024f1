import { ZERO } from '../../codec/numbers.ts';
import { lengthNorm } from './bm25.ts';

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

/** Returns the length norm of each rounded length, by its index: see bm25.ts. */
export function normsByIndex(averageLength: number): Float32Array {
	return Float32Array.from(LENGTHS, (length) => lengthNorm(length, averageLength));
}

/**
 * Decodes concatenated lengths of all sections to their length norms; undefined for invalid text. A first search of a
 * large index takes this for millions, so norms are looked up instead of computed.
 */
export function decodeNorms(text: string): Float32Array | undefined {
	const counts = new Uint32Array(MAX_LENGTHS);
	for (let i = 0; i < text.length; i++) {
		const index = text.charCodeAt(i) - ZERO;
		if (!(index >= 0 && index < MAX_LENGTHS)) return undefined;
		(counts[index] as number)++;
	}
	const sum = LENGTHS.reduce((total, length, index) => total + length * (counts[index] as number), 0);
	const byIndex = normsByIndex(sum / text.length);
	const norms = new Float32Array(text.length);
	for (let i = 0; i < norms.length; i++) norms[i] = byIndex[text.charCodeAt(i) - ZERO] as number;
	return norms;
}

const LENGTHS = Array.from({ length: MAX_LENGTHS }, (_, index) => lengthAt(index));

/** Encodes a length; undefined for one that is not rounded. */
export function encodeLength(length: number): string | undefined {
	const doublings = Math.max(3, 31 - Math.clz32(length));
	const index = 8 * (doublings - 3) + Math.floor(length / 2 ** (doublings - 3));
	return lengthAt(index) === length ? String.fromCharCode(ZERO + index) : undefined;
}
