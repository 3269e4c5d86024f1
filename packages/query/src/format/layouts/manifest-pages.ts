import { parsePartFile, partFile, partOf } from '../codec/cuts.ts';
import { indexError } from '../errors.ts';
import { fits, isRecord, own, type Shape, tableOf } from '../json.ts';
import type { Recipe } from '../recipe.ts';

/**
 * The manifest of a large index lists pages instead of parts, so that it stays small however many parts there are:
 *
 *     manifest.json   pages   { "size": 64, "parts": { "text_terms": 3120, … } }    parts in a page; parts of each paged table
 *                     cuts    { "text_terms": ["", "ca", …], … }                    for a paged table: the first key of each page
 *                     files   { "parts/pages/text_terms.0.json": [bytes, sha256] }  the pages instead of their parts
 *
 *     parts/pages/text_terms.0.json
 *                     { "first": ["", "ab", …], "files": [[bytes, sha256], …] }     the first key and the file of each part
 *
 * Pages of regular tables have no first keys. A manifest has the SHA-256 of its pages and a page that of its parts, so that the
 * manifest identifies every byte.
 */
export interface Pages {
	/** Parts per page, except for the last of a table. */
	readonly size: number;
	/** Number of parts of each paged table. */
	readonly parts: Readonly<Record<string, number>>;
}

/**
 * Tables whose parts, except for the last, have the same number of records: the number of parts, and of records per
 * part. Their cuts are not listed, since an index for pages has hundreds of thousands.
 */
export type RegularTables = Readonly<Record<string, readonly [parts: number, records: number]>>;

/** The shape of `RegularTables`. */
export const REGULAR: Shape = /* @__PURE__ */ tableOf(
	(json) => fits(json, [0]) && ((json as number[])[1] as number) > 0,
);

/** Size and SHA-256, in hexadecimal, of a file. */
export type FileEntry = readonly [bytes: number, sha256: string];

/** A page as parsed. */
export interface Page {
	readonly first: readonly string[] | readonly number[];
	readonly files: readonly FileEntry[];
}

/** The shape of a page. A file may be larger than other numbers of an index. */
export const PAGE: Shape = {
	first: (json) => fits(json, ['']) || fits(json, [0]),
	files: [(json) => Array.isArray(json) && Number.isSafeInteger(json[0]) && json[0] >= 0 && fits(json[1], '')],
};

/** The fields of a manifest that list files; `pages` and `cuts` are not yet checked. */
export interface ListingFields {
	readonly files: Readonly<Record<string, FileEntry>>;
	readonly pages?: Pages | undefined;
	readonly regular?: RegularTables | undefined;
	readonly cuts?: unknown;
}

type Paged = Pick<ListingFields, 'pages' | 'regular'>;

/** A file that a page lists: the path of the page, and the position in it. */
export interface PagedFile {
	readonly page: string;
	readonly position: number;
}

/** Returns the path of a page. */
export function pageFile(table: string, number: number): string {
	return partFile(PAGES_FOLDER + table, number);
}

const PAGES_FOLDER = 'pages/';

export function isPageFile(path: string): boolean {
	return parsePartFile(path)?.table.startsWith(PAGES_FOLDER) === true;
}

/** Whether the field `pages` of a manifest is valid, and agrees with the field `cuts`. */
export function arePages(json: unknown, cuts: unknown): boolean {
	return (
		fits(json, { size: (size) => fits(size, 0) && size !== 0, parts: tableOf(0) }) &&
		Object.entries((json as Pages).parts).every(([table, count]) => {
			const first = isRecord(cuts) ? own(cuts, table) : undefined;
			return Array.isArray(first) && first.length === Math.ceil(count / (json as Pages).size);
		})
	);
}

/** Returns the location of a part's entry; undefined for a file that no page lists. */
export function findInPages({ pages }: Paged, path: string): PagedFile | undefined {
	const part = pages && parsePartFile(path);
	if (!part || !(part.number < (own(pages.parts, part.table) ?? 0))) return undefined;
	return { page: pageFile(part.table, Math.floor(part.number / pages.size)), position: part.number % pages.size };
}

export function partCount(manifest: ListingFields & { readonly cuts: Cuts }, table: string): number {
	const { pages, regular = {}, cuts } = manifest;
	return own(regular, table)?.[0] ?? (pages && own(pages.parts, table)) ?? cuts[table]?.length ?? 0;
}

/** Returns the number of parts per cut of a table in the manifest. */
export function partsPerCut({ pages }: Paged, table: string): number {
	return pages && Object.hasOwn(pages.parts, table) ? pages.size : 1;
}

type Cuts = Readonly<Record<string, readonly (string | number)[] | undefined>>;

/** Location of a key in a table. */
export interface KeyLocation<T> {
	/** The number of the only part that can contain the key. */
	readonly part: number;
	/** The first key of that part. */
	readonly first: T;
}

/**
 * Finds the parts of keys; undefined for those whose page could not be read.
 *
 * @param isOptional whether unreadable pages are accepted
 */
export function* findParts<T extends string | number>(
	manifest: Paged,
	table: string,
	cuts: readonly T[],
	keys: readonly T[],
	isOptional = false,
): Recipe<(KeyLocation<T> | undefined)[]> {
	const records = manifest.regular && own(manifest.regular, table)?.[1];
	if (records) {
		const parts = (keys as readonly number[]).map((key) => Math.floor(key / records));
		return parts.map((part) => ({ part, first: (part * records) as T }));
	}
	const size = partsPerCut(manifest, table);
	const numbers = keys.map((key) => partOf(cuts, key));
	const firsts = yield* readFirsts(manifest, table, cuts, numbers, isOptional);
	return firsts.map((first, i) => {
		const at = first && partOf(first, keys[i] as T);
		return at === undefined ? at : { part: (numbers[i] as number) * size + at, first: first?.[at] as T };
	});
}

/** Reads the first keys of the parts of a range of cuts, in order. */
export function* readCuts<T extends string | number>(
	manifest: Paged,
	table: string,
	cuts: readonly T[],
	from = 0,
	to = cuts.length,
): Recipe<KeyLocation<T>[]> {
	const numbers = Array.from({ length: to - from }, (_, i) => from + i);
	const firsts = (yield* readFirsts(manifest, table, cuts, numbers)).flat() as T[];
	return firsts.map((first, i) => ({ part: from * partsPerCut(manifest, table) + i, first }));
}

/** Reads the first keys of the parts of each cut; undefined if its page could not be read. */
function* readFirsts<T>(
	{ pages }: Paged,
	table: string,
	cuts: readonly T[],
	numbers: readonly number[],
	isOptional = false,
): Recipe<(readonly T[] | undefined)[]> {
	if (!pages || !Object.hasOwn(pages.parts, table)) return numbers.map((number) => [cuts[number] as T]);
	const wanted = numbers.map((number) => ({ file: pageFile(table, number), shape: PAGE, isOptional }));
	const read = (yield wanted) as readonly (Page | undefined)[];
	return read.map((page) => page?.first as readonly T[] | undefined);
}

/** Returns the paths of all files that a manifest lists, its pages included. */
export function listPaths({ files, pages, cuts }: ListingFields): string[] {
	const paths = Object.keys(files);
	if (pages === undefined || !arePages(pages, cuts)) return paths;
	for (const [table, count] of Object.entries(pages.parts)) {
		for (let part = 0; part < count; part++) paths.push(partFile(table, part));
	}
	return paths;
}

/** Reads the entries of all files by path, including those in pages. */
export function* readListing({ files, pages }: ListingFields): Recipe<Map<string, FileEntry>> {
	const all = new Map(Object.entries(files));
	for (const [table, count] of Object.entries(pages?.parts ?? {})) {
		const { size } = pages as Pages;
		const wanted = Array.from({ length: Math.ceil(count / size) }, (_, page) => ({
			file: pageFile(table, page),
			shape: PAGE,
		}));
		const read = (yield wanted) as readonly Page[];
		const entries = read.flatMap((page) => page.files);
		if (entries.length !== count)
			throw indexError('damaged_part', 'the index', pageFile(table, 0), 'or another is damaged');
		entries.forEach((entry, part) => {
			all.set(partFile(table, part), entry);
		});
	}
	return all;
}
