/**
 * The words of every unit's own texts, so that a goal is compared with thousands of units, and a
 * constraint or an environment against candidates, without reading one of their records:
 *
 *     parts/unit_terms.0.json   { "network": ["in descriptions", "share 1/4", …, "in conflicts", "whole", "prose share 1/4", …], … }
 *
 * Each is a list of postings (codec/postings.ts); empty ones at the end are left out. Terms are those of
 * `indexTerms`, for `whole` those of `literalTerms`: an environment is recognised in conflicts by whole words.
 * The shares are what BM25 gives a unit of the term's weight (kinds/text/bm25.ts), rounded to one of four, so that
 * the text engine's scores are sums over lists. Its description is the text; its name and the tags and keywords
 * that its author declared are the title. What the lexicon knows counts by the head of its group as well.
 * The prose of a unit is the text of its file below the front matter, without code. It orders the units that a goal
 * finds by the others, and finds none itself.
 */
export const SHARES: readonly number[] = [1 / 4, 3 / 8, 9 / 16, 11 / 16];

/** The lists of a row: descriptions, the shares, conflicts, and the shares of the prose. */
export const IN_DESCRIPTION = 0;
export const SHARE_LISTS: readonly number[] = [1, 2, 3, 4];
export const IN_CONFLICTS = 5;
export const WHOLE_IN_CONFLICTS = 6;
export const PROSE_LISTS: readonly number[] = [7, 8, 9, 10];
