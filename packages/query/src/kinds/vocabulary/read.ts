import { isStrings } from '../../json.ts';
import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { readKeys } from '../postings.ts';
import { VOCABULARY_BLOCKS } from './format.ts';

/** The index's terms of one meaning. */
export interface VocabularyEntry {
	readonly tag: readonly string[];
	readonly keyword: readonly string[];
}

/** Reads the entry of each key, undefined where the index has no such term. */
export function* readVocabulary(manifest: Manifest, keys: readonly string[]): Recipe<(VocabularyEntry | undefined)[]> {
	const values = yield* readKeys(VOCABULARY_BLOCKS, manifest.cuts.vocabulary, keys);
	return values.map((value) => {
		if (!Array.isArray(value) || !isStrings(value[0]) || !isStrings(value[1])) return undefined;
		return { tag: value[0], keyword: value[1] };
	});
}
