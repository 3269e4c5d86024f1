import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { postingsOf, readKeys } from '../postings.ts';
import { CONFLICT_WORD_BLOCKS } from './format.ts';

/** Reads, for each word, the numbers of the units whose conflicts have it. */
export function* readConflictWords(manifest: Manifest, words: readonly string[]): Recipe<Uint32Array[]> {
	const values = yield* readKeys(CONFLICT_WORD_BLOCKS, manifest.cuts.conflict_words, words);
	return values.map((value) => postingsOf(value, manifest.counts.units, CONFLICT_WORD_BLOCKS));
}
