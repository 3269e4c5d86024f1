import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { postingsOf, readKeys } from '../postings.ts';
import { UNIT_FIELDS, UNIT_TERM_BLOCKS } from './format.ts';

/** The units that have a term, by the field that they have it in. */
export type TermPostings = Readonly<Record<(typeof UNIT_FIELDS)[number], Uint32Array>>;

/** Reads the postings of each term, empty for an unknown one. */
export function* readUnitTerms(manifest: Manifest, terms: readonly string[]): Recipe<TermPostings[]> {
	const values = yield* readKeys(UNIT_TERM_BLOCKS, manifest.cuts.unit_terms, terms);
	const { units } = manifest.counts;
	return values.map((value) => {
		const fields = Array.isArray(value) ? value : [];
		const [description, name, conflicts] = UNIT_FIELDS.map((_, i) => postingsOf(fields[i], units, UNIT_TERM_BLOCKS));
		return { description, name, conflicts } as TermPostings;
	});
}
