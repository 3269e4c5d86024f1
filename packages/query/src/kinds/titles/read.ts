import { decodePostings, unitsOf } from '../../codec/postings.ts';
import { fits } from '../../json.ts';
import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { damaged, readKeys } from '../tables.ts';
import { TITLES_TABLE } from './format.ts';

/** For each concept of a question the sections that have it in their titles, as they are written. */
export type TitleLists = readonly (string | undefined)[];

/** Reads the sections with each concept in their titles; undefined for an index that does not list them. */
export function* readTitleLists(manifest: Manifest, concepts: ReadonlySet<string>): Recipe<TitleLists | undefined> {
	const { [TITLES_TABLE]: cuts } = manifest.cuts;
	if (cuts === undefined) return undefined;
	return fits(cuts, ['']) ? yield* readKeys<string>(manifest, TITLES_TABLE, '', [...concepts]) : damaged(TITLES_TABLE);
}

/** Tells of each section the share of the concepts that its titles have, 0 to 1. */
export function sharesOf(lists: TitleLists, { counts }: Manifest): (section: number) => number {
	const having = lists.map(
		(text) => new Set(unitsOf(decodePostings(text ?? '', counts.sections) ?? damaged(TITLES_TABLE))),
	);
	return (section) => having.filter((sections) => sections.has(section)).length / Math.max(1, having.length);
}
