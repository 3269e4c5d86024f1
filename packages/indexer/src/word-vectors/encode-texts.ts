import { quantize } from '../vectors/quantize.ts';
import type { ProjectedWords } from './project-words.ts';
import { sumWords } from './sum-words.ts';

/** Numbers of vectors are from -7 to 7: 15 levels. */
export const LEVEL = 7;

/** Few numbers are larger, in units of a vector's root mean square. */
export const CLIP = 2.9;

/** Encodes texts that are cut into words, one vector after the other: each is the sum of its words, and depends on no other text. */
export function encodeTexts(texts: readonly Uint32Array[], words: ProjectedWords): Int8Array {
	for (const text of texts) words.project?.(text);
	return quantize(sumWords(texts, words.matrix), LEVEL, CLIP).numbers;
}
