import { decodeNumbers } from '../../codec/numbers.ts';
import { decodePostings, unitsOf } from '../../codec/postings.ts';
import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { readBuckets } from '../buckets/read.ts';
import { BUCKETS_TABLE } from '../buckets/schema.ts';
import { damaged } from '../tables.ts';
import { type Blocks, decodeBlocks } from '../text/blocks.ts';
import { titleKey } from './schema.ts';

/** Encoded postings of the sections that have a concept in their titles, by concept; undefined if its term tells them. */
type TitleLists = ReadonlyMap<string, string | undefined>;

/** Alternatives for a word of a question, each a list of concepts that must all occur. */
export type Alternatives = readonly (readonly string[])[];

/** Reads the lists of concepts; undefined for an index without such lists. */
export function* readTitleLists(manifest: Manifest, ideas: readonly Alternatives[]): Recipe<TitleLists | undefined> {
	if (manifest.cuts[BUCKETS_TABLE] === undefined) return undefined;
	const concepts = [...new Set(ideas.flat(2))];
	const lists = yield* readBuckets(manifest, concepts.map(titleKey));
	return new Map(concepts.map((concept, i) => [concept, lists[i]]));
}

/** Returns where the chunks of a list are; undefined for other lists. */
export function listBlocks(text: string): Blocks | undefined {
	const [, size, places] = text.split(' ');
	return places ? decodeBlocks(places, decodeNumbers(size as string) ?? damaged(BUCKETS_TABLE))?.[0] : undefined;
}

/** Returns the base of a list; undefined if it has none. */
export function listBase(text: string): string | undefined {
	return text.split(' ')[3];
}

/** Decodes the sections of a list that is not in chunks. */
export function decodeTitleList(text: string, { counts }: Manifest): Iterable<number> {
	return unitsOf(decodePostings(text, counts.sections) ?? damaged(BUCKETS_TABLE));
}

/** Returns the share of ideas that occur in one of their alternatives, 0 to 1. */
export function coverageOf(ideas: readonly Alternatives[], has: (concept: string) => boolean | undefined): number {
	const said = ideas.filter((ways) => ways.some((concepts) => concepts.every(has)));
	return said.length / Math.max(1, ideas.length);
}
