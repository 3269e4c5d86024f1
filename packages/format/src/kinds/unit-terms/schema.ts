/**
 * The words of every unit's own texts, so that a goal is held against thousands of units, and a
 * constraint or an environment against candidates, without reading one of their records:
 *
 *     parts/unit_terms.0.json   { "network": ["in descriptions", "share 1/4", "share 3/8", …, "in conflicts", "whole"], … }
 *
 * Each is a list of postings (codec/postings.ts); empty ones at the end are left out. Terms are those of
 * `textTerms`, for `whole` without stop words: an environment is recognised in conflicts by whole words.
 * The shares are what BM25 gives a unit of the term's weight (search/bm25.ts), rounded to one of four, so that
 * the text engine's scores are sums over lists. Its description is the text; its name and the tags and keywords
 * that its author declared are the title. What the lexicon knows counts by the head of its group as well.
 */
export const SHARES: readonly number[] = [1 / 4, 3 / 8, 9 / 16, 11 / 16];

/** The lists of a row: descriptions, then those of the shares, then conflicts. */
export const IN_DESCRIPTION = 0;
export const SHARE_LISTS: readonly number[] = [1, 2, 3, 4];
export const IN_CONFLICTS = 5;
export const WHOLE_IN_CONFLICTS = 6;
