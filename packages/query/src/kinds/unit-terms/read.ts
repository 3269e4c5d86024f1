import type { Postings } from '../../codec/postings.ts';
import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { postingsOf, readKeys } from '../tables.ts';
import { UNIT_FIELDS, type UnitField } from './format.ts';

/** Reads, for each term, the units that have it in a field; empty for an unknown one. */
export function* readUnitTerms(manifest: Manifest, terms: readonly string[], field: UnitField): Recipe<Postings[]> {
	const rows = yield* readKeys<readonly string[]>(manifest, 'unit_terms', [''], terms);
	return rows.map((row) => postingsOf(row?.[UNIT_FIELDS.indexOf(field)], manifest, 'unit_terms'));
}
