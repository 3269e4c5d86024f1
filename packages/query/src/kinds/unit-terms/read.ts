import type { Postings } from '../../codec/postings.ts';
import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { postingsOf, readKeys } from '../tables.ts';
import { UNIT_FIELDS } from './format.ts';

/** The units that have a term, by the field that they have it in, in the order of `UNIT_FIELDS`. */
export type TermPostings = readonly [
	description: Postings,
	name: Postings,
	conflicts: Postings,
	wholeConflicts: Postings,
];

/** Reads the postings of each term, empty for an unknown one. */
export function* readUnitTerms(manifest: Manifest, terms: readonly string[]): Recipe<TermPostings[]> {
	const rows = yield* readKeys<readonly string[]>(manifest, 'unit_terms', [''], terms);
	return rows.map(
		(row) => UNIT_FIELDS.map((_, i) => postingsOf(row?.[i], manifest, 'unit_terms')) as unknown as TermPostings,
	);
}
