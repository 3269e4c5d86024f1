/**
 * The whole words of every unit's `conflicts`, by which an environment is recognised:
 *
 *     parts/conflict_words.0.json   { "windows": "postings", … }     (codec/postings.ts)
 *
 * Words are those of `textTerms` without stop words, which leaves them unstemmed.
 */
export type ConflictWords = Readonly<Record<string, string>>;
