/**
 * Tags and keywords of the index by meaning: words are stemmed, and replaced by the head of their group in the
 * lexicon, so that `code-refactoring` and `代码重构` have the same key. A term of a query finds terms of the same
 * meaning here, also in another language:
 *
 *     parts/vocabulary.0.json   { "code refactor": { "tag": ["code-refactoring"], "keyword": […] }, … }
 */
export interface VocabularyEntry {
	readonly tag: readonly string[];
	readonly keyword: readonly string[];
}

/** Maximum words of a key; a longer term is found by its exact name only. */
export const MAX_KEY_LENGTH = 8;
