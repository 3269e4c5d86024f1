/**
 * The words of every unit's own texts, so that a goal is weighed against thousands of candidates, and
 * a constraint or an environment held against them, without reading one of their records:
 *
 *     parts/unit_terms.0.json   { "network": ["in descriptions", "in names", "in conflicts", "whole"], … }
 *
 * Each of the four is a list of postings (codec/postings.ts); empty ones at the end are left out. Terms
 * are those of `textTerms`, for the last field without stop words: an environment is recognised in
 * conflicts by whole words.
 */

/** The fields in the order in which a term's postings stand. */
export const UNIT_FIELDS = ['description', 'name', 'conflicts', 'whole_conflicts'] as const;

/** One of these fields. */
export type UnitField = (typeof UNIT_FIELDS)[number];
