import { decodePostings, unitsOf } from '../../codec/postings.ts';
import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { readBuckets } from '../buckets/read.ts';
import { BUCKETS_TABLE } from '../buckets/schema.ts';
import { damaged } from '../tables.ts';
import { titleKey } from './schema.ts';

/** For each concept of a question the encoded postings of the sections with it in their titles. */
export type TitleLists = readonly (string | undefined)[];

/** Reads the sections with each concept in their titles; undefined for an index without these lists. */
export function* readTitleLists(manifest: Manifest, concepts: ReadonlySet<string>): Recipe<TitleLists | undefined> {
	return manifest.cuts[BUCKETS_TABLE] && (yield* readBuckets(manifest, Array.from(concepts, titleKey)));
}

/** Returns a function from section number to the share of the concepts in its titles, 0 to 1. */
export function sharesOf(lists: TitleLists, { counts }: Manifest): (section: number) => number {
	const having = lists.map(
		(text) => new Set(unitsOf(decodePostings(text ?? '', counts.sections) ?? damaged(BUCKETS_TABLE))),
	);
	return (section) => having.filter((sections) => sections.has(section)).length / Math.max(1, having.length);
}
