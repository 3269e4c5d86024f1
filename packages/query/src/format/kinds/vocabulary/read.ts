import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { readKeys } from '../tables.ts';
import type { VocabularyEntry } from './schema.ts';

/** Reads the entry of each key, undefined for an unknown key. */
export function readVocabulary(manifest: Manifest, keys: readonly string[]): Recipe<(VocabularyEntry | undefined)[]> {
	return readKeys<VocabularyEntry>(manifest, 'vocabulary', { tag: [''], keyword: [''] }, keys, { isOfWords: true });
}
