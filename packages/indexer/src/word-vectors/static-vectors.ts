import { MIN_COLLECTION } from '@pinakes/query/format/calibration/evidence';
import type { QuantizedVectors } from '../kinds/vectors/write.ts';
import { cutText } from './cut-texts.ts';
import { encodeTexts } from './encode-texts.ts';
import { learnWords } from './learn-words.ts';

/**
 * Minimum texts for static vectors: fewer have too few directions to distinguish topics, and words would take more
 * space than the texts.
 */
export const MIN_STATIC_TEXTS = MIN_COLLECTION;

/**
 * Makes static vectors of texts, and of the words that queries may have.
 *
 * @param weight see `VectorSettings`
 */
export function staticVectors(texts: readonly string[], weight: number): QuantizedVectors {
	const cut = texts.map(cutText);
	const { settings, terms, words } = learnWords(cut, weight);
	return { settings, terms, sections: encodeTexts(cut, words), sectionScales: [] };
}
