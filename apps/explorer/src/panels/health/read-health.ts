import type { Index } from '@pinakes/query';
import { tableOf } from '@pinakes/query/format/json';
import { readDocuments } from '@pinakes/query/format/kinds/documents/read';
import { readOutlinePaths } from '@pinakes/query/format/kinds/outline/read';
import { isSizes, type KindSize, SIZES_FILE, type Sizes, sizesByKind } from '@pinakes/query/format/kinds/sizes/schema';
import { readListing } from '@pinakes/query/format/layouts/manifest-pages';
import { STALE_AFTER_DAYS } from '@pinakes/query/search';
import { type CompetingUnits, competingUnits } from './competing-units.ts';

const DAY_MS = 86_400_000;

/** A term with its number of units or documents. */
export type TermCount = readonly [term: string, count: number];

type TermLists = ReadonlyMap<string, readonly string[]>;

/** The state of an index. */
export interface Health {
	readonly counts: readonly TermCount[];
	/** Sizes of files by kind, largest first; empty if unknown. */
	readonly sizes: readonly KindSize[];
	/** Terms by frequency, most frequent first. */
	readonly unitTags: readonly TermCount[];
	readonly unitKeywords: readonly TermCount[];
	readonly documentTags: readonly TermCount[];
	/** Pairs of units with similar terms. */
	readonly competing: readonly CompetingUnits[];
	/** Paths of documents without tags. */
	readonly untagged: readonly string[];
	/** Paths of documents with an old review. */
	readonly stale: readonly string[];
	/** Documents by the month of their last review, such as `2026-01`, ascending. */
	readonly reviews: readonly TermCount[];
}

/**
 * Reads the state of an index.
 *
 * @param today milliseconds since 1970
 */
export async function readHealth(index: Index, today: number): Promise<Health> {
	const [unitTags, unitKeywords, byTag] = await Promise.all([
		readList(index, 'units.by_tag.json'),
		readList(index, 'units.by_keyword.json'),
		readList(index, 'docs.by_tag.json'),
	]);
	const paths = await index.run(readOutlinePaths);
	const days = await reviewDays(index, paths);
	const tagged = new Set([...byTag.values()].flat());
	return {
		counts: Object.entries(index.manifest.counts),
		sizes: await readSizes(index),
		unitTags: countsOf(unitTags),
		unitKeywords: countsOf(unitKeywords),
		documentTags: countsOf(byTag),
		competing: competingUnits([unitTags, unitKeywords]),
		untagged: paths.filter((path) => !tagged.has(path)),
		stale: days.filter(([, day]) => today / DAY_MS - day > STALE_AFTER_DAYS).map(([path]) => path),
		reviews: monthsOf(days.map(([, day]) => day)),
	};
}

/** Reads the sizes of an index from its manifest, or, for a light manifest, from a separate file. */
async function readSizes({ manifest, run }: Index): Promise<readonly KindSize[]> {
	const listed = Array.from(await run(readListing), ([path, [bytes]]): [string, number] => [path, bytes]);
	if (listed.some(([, bytes]) => bytes > 0)) return sizesByKind(listed);
	if (!Object.hasOwn(manifest.files, SIZES_FILE)) return [];
	const sizes = await run(function* () {
		const [read] = yield [{ file: SIZES_FILE, shape: isSizes }];
		return read as Sizes;
	});
	return sizes.kinds;
}

/** Reads a public list: ids by term; empty if the index has none. */
async function readList(index: Index, file: string): Promise<TermLists> {
	if (!Object.hasOwn(index.manifest.files, file)) return new Map();
	const table = await index.run(function* () {
		const [read] = yield [{ file, shape: tableOf(['']) }];
		return read as Record<string, string[]>;
	});
	return new Map(Object.entries(table));
}

function countsOf(list: TermLists): TermCount[] {
	const counts = [...list].map(([term, ids]): TermCount => [term, ids.length]);
	return counts.sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
}

/**
 * Reads the day of each document's last review, in days since 1970. Documents are numbered in the order of their paths.
 */
async function reviewDays(index: Index, paths: readonly string[]): Promise<[string, number][]> {
	const documents = await index.run(readDocuments);
	if (documents === undefined || documents.reviewed.length !== paths.length) return [];
	const days = paths.map((path, i): [string, number] => [path, documents.reviewed[i] ?? 0]);
	return days.filter(([, day]) => day > 0);
}

function monthsOf(days: readonly number[]): TermCount[] {
	const counts = new Map<string, number>();
	for (const day of days) {
		const month = new Date(day * DAY_MS).toISOString().slice(0, 'yyyy-mm'.length);
		counts.set(month, (counts.get(month) ?? 0) + 1);
	}
	return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}
