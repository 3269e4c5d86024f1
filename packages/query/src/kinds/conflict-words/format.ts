/**
 * The whole words of every unit's `conflicts`, by which an environment is recognised:
 *
 *     parts/conflict-words.0.json   { "windows": "postings", … }     (codec/gaps.ts)
 *
 * Words are those of `wholeWords`.
 */
export const CONFLICT_WORD_BLOCKS = 'conflict-words';
