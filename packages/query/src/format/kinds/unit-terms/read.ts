import type { Postings } from '../../codec/postings.ts';
import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { postingsOf, readKeys } from '../tables.ts';

/** Reads some lists of each term (see schema.ts), empty for an unknown term. */
export function* readUnitTerms(
	manifest: Manifest,
	terms: readonly string[],
	lists: readonly number[],
): Recipe<Postings[][]> {
	const rows = yield* readKeys<readonly string[]>(manifest, 'unit_terms', [''], terms);
	return rows.map((row) => lists.map((list) => postingsOf(row?.[list], manifest, 'unit_terms')));
}
