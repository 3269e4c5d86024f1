/**
 * The index's own tags and keywords by what they mean: words stemmed, and replaced by the head of
 * their group where the lexicon has them, so that `code-refactoring` and `代码重构` stand under one
 * key. This is how a term of a query finds the terms that mean the same, above all in another language:
 *
 *     parts/vocabulary.0.json   { "code refactor": { "tag": ["code-refactoring"], "keyword": […] }, … }
 */
export interface VocabularyEntry {
	readonly tag: readonly string[];
	readonly keyword: readonly string[];
}

/** Words in the longest key that is kept; a longer term is found only when asked for by name. */
export const LONGEST_KEY = 8;
