import type { DenseMatrix } from '../trained-vectors/matrix.ts';
import { quantize } from '../trained-vectors/quantize.ts';
import { sumWords } from './sum-words.ts';

/** Numbers of vectors are from -7 to 7: 15 levels. */
export const LEVEL = 7;

/** Few numbers are larger, in units of a vector's root mean square. */
export const CLIP = 2.9;

/**
 * Encodes texts that are cut into words, one vector after the other: each is the sum of its words, and depends on no other
 * text.
 *
 * @param words projected, a row for each word of the table
 */
export function encodeTexts(texts: readonly Uint32Array[], words: DenseMatrix): Int8Array {
	return quantize(sumWords(texts, words), LEVEL, CLIP).numbers;
}
