import type { Postings } from '../../codec/postings.ts';
import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { postingsOf, readKeys } from '../tables.ts';
import type { ConflictWords } from './format.ts';

/** Reads, for each word, the numbers of the units whose conflicts have it. */
export function* readConflictWords(manifest: Manifest, words: readonly string[]): Recipe<Postings[]> {
	const texts = yield* readKeys<ConflictWords[string]>(manifest, 'conflict_words', '', words);
	return texts.map((text) => postingsOf(text, manifest, 'conflict_words'));
}
