/**
 * Terms of the texts of units, by which goals, constraints and environments are compared with thousands of units without
 * reading their records:
 *
 *     parts/unit_terms.0.json   { "network": ["in descriptions", "share 1/4", …, "in conflicts", "whole", "prose share 1/4", …], … }
 *
 * Each is a list of postings (codec/postings.ts); trailing empty lists are omitted. Terms are those of `indexTerms`; for
 * `whole`, those of `literalTerms`, since an environment must occur in conflicts as whole words. Shares are those of the
 * term's weight that a unit gets by BM25 (kinds/text/bm25.ts), rounded to one of four, so that scores are sums over lists.
 * The description counts as text; the name and the tags and keywords that the author declared count as title. Phrases of
 * the lexicon are indexed by the head of their group as well. The prose of a unit is the text of its file after the front
 * matter, without code; it only affects the order of units that match otherwise.
 */
export const SHARES: readonly number[] = [1 / 4, 3 / 8, 9 / 16, 11 / 16];

/** Positions of the lists in a row: descriptions, shares, conflicts, and shares of the prose. */
export const IN_DESCRIPTION = 0;
export const SHARE_LISTS: readonly number[] = [1, 2, 3, 4];
export const IN_CONFLICTS = 5;
export const WHOLE_IN_CONFLICTS = 6;
export const PROSE_LISTS: readonly number[] = [7, 8, 9, 10];
