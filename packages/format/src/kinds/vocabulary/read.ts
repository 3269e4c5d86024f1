import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { readKeys } from '../tables.ts';
import type { VocabularyEntry } from './schema.ts';

/** Reads the entry of each key, undefined for an unknown key. */
export function readVocabulary(manifest: Manifest, keys: readonly string[]): Recipe<(VocabularyEntry | undefined)[]> {
	const shape = { tag: [''], keyword: [''] };
	return readKeys<VocabularyEntry>(manifest, 'vocabulary', shape, keys, { isOfWords: true });
}
