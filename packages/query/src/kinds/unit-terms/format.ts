/**
 * The words of every unit's own texts, so that a goal is held against thousands of units, and a
 * constraint or an environment against candidates, without reading one of their records:
 *
 *     parts/unit_terms.0.json   { "network": ["in descriptions", "share 1/4", "share 3/8", …, "in conflicts", "whole"], … }
 *
 * Each is a list of postings (codec/postings.ts); empty ones at the end are left out. Terms are those of
 * `textTerms`, for `whole` without stop words: an environment is recognised in conflicts by whole words.
 * The shares are what BM25 gives a unit of the term's weight for its name and description (search/bm25.ts),
 * rounded to one of four, so that the text engine's scores are sums over lists.
 */
export const SHARES: readonly number[] = [1 / 4, 3 / 8, 9 / 16, 11 / 16];

/** The lists of a row: descriptions, then those of the shares, then conflicts. */
export const IN_DESCRIPTION = 0;
export const FIRST_SHARE = 1;
export const IN_CONFLICTS = 5;
export const WHOLE_IN_CONFLICTS = 6;
