import { indexError } from '../base/errors.ts';
import { fits, isRecord, own, type Shape, tableOf } from '../base/json.ts';
import { need, type Recipe } from '../base/recipe.ts';
import { partFile, partOf } from '../codec/cuts.ts';

/**
 * Parts are listed in a file of their own, and the first keys of large tables in pages, so that the manifest, which every reader
 * loads, stays small however many parts there are:
 *
 *     manifest.json   pages   { "size": 64, "parts": { "text_postings": 3120, … } }   parts in a page; parts of each paged table
 *                     cuts    { "text_postings": ["", "ca", …], … }                   for a paged table: the first key of each page
 *                     files   { "parts/files.json": [bytes, sha256], … }              the files that are not parts of tables
 *
 *     parts/pages/text_postings.0.json   { "first": ["", "ab", …] }                   the first key of each part
 *     parts/files.json                   { "text_postings": [[bytes, sha256], …], … } the parts of each table, and of its pages
 *
 * The manifest has the SHA-256 of `parts/files.json`, and that has those of all parts, so that the manifest identifies every byte.
 */
export interface Pages {
	/** Parts per page, except for the last of a table. */
	readonly size: number;
	/** Number of parts of each paged table. */
	readonly parts: Readonly<Record<string, number>>;
}

/**
 * Tables whose parts, except for the last, have the same number of records: the number of parts, and of records per
 * part. Their cuts are not listed, since a site has hundreds of thousands of parts.
 */
export type RegularTables = Readonly<Record<string, readonly [parts: number, records: number]>>;

export const REGULAR: Shape = /* @__PURE__ */ tableOf(
	(json) => fits(json, [0]) && ((json as number[])[1] as number) > 0,
);

/** Size and SHA-256, in hexadecimal, of a file. */
export type FileEntry = readonly [bytes: number, sha256: string];

/** The file that lists the parts of all tables. */
export const FILES_FILE = 'parts/files.json';

const isFile = (json: unknown): boolean =>
	Array.isArray(json) && Number.isSafeInteger(json[0]) && json[0] >= 0 && fits(json[1], '');

/** The shape of `parts/files.json`. A file may be larger than other numbers of an index. */
export const FILES: Shape = /* @__PURE__ */ tableOf((json) => Array.isArray(json) && json.every(isFile));

const PAGE: Shape = { first: (json) => fits(json, ['']) || fits(json, [0]) };

/** The fields of a manifest that list files; `pages` and `cuts` are not yet checked. */
export interface ListingFields {
	readonly files: Readonly<Record<string, FileEntry>>;
	readonly pages?: Pages | undefined;
	readonly regular?: RegularTables | undefined;
	readonly cuts?: unknown;
}

type Paged = Pick<ListingFields, 'pages' | 'regular'>;

export function pageFile(table: string, number: number): string {
	return partFile(PAGES_FOLDER + table, number);
}

const PAGES_FOLDER = 'pages/';

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

/** Returns the number of parts of a table. */
export function partCount({ pages, regular, cuts }: ListingFields, table: string): number {
	const first = isRecord(cuts) ? own(cuts, table) : undefined;
	const known = (regular && own(regular, table)?.[0]) ?? (pages && own(pages.parts, table));
	return known ?? (Array.isArray(first) ? first.length : 0);
}

/** Returns the number of parts per cut of a table in the manifest. */
export function partsPerCut({ pages }: Paged, table: string): number {
	return pages && Object.hasOwn(pages.parts, table) ? pages.size : 1;
}

/** Location of a key in a table. */
export interface KeyLocation<T> {
	/** The number of the only part that can contain the key. */
	readonly part: number;
	/** The first key of that part. */
	readonly first: T;
}

export function* findParts<T extends string | number>(
	manifest: Paged,
	table: string,
	cuts: readonly T[],
	keys: readonly T[],
): Recipe<KeyLocation<T>[]> {
	const records = manifest.regular && own(manifest.regular, table)?.[1];
	if (records) {
		const parts = (keys as readonly number[]).map((key) => Math.floor(key / records));
		return parts.map((part) => ({ part, first: (part * records) as T }));
	}
	const size = partsPerCut(manifest, table);
	const numbers = keys.map((key) => partOf(cuts, key));
	const firsts = yield* readFirsts(manifest, table, cuts, numbers);
	return firsts.map((first, i) => {
		const at = partOf(first, keys[i] as T);
		return { part: (numbers[i] as number) * size + at, first: first[at] as T };
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

/** Reads the first keys of the parts of each cut. */
function* readFirsts<T>(
	{ pages }: Paged,
	table: string,
	cuts: readonly T[],
	numbers: readonly number[],
): Recipe<(readonly T[])[]> {
	if (!pages || !Object.hasOwn(pages.parts, table)) return numbers.map((number) => [cuts[number] as T]);
	const wanted = numbers.map((number) => ({ file: pageFile(table, number), shape: PAGE }));
	const read = (yield wanted) as readonly { readonly first: readonly T[] }[];
	const parts = own(pages.parts, table) as number;
	return read.map(({ first }, i) => {
		const number = numbers[i] as number;
		const isWhole = first.length === Math.min(pages.size, parts - number * pages.size) && first[0] === cuts[number];
		if (isWhole) return first;
		throw indexError('damaged_part', 'the index', pageFile(table, number), 'is damaged');
	});
}

/** Returns the paths of all files that a manifest lists, and of the parts of its tables. */
export function listPaths(manifest: ListingFields): string[] {
	const { files, pages, cuts } = manifest;
	const paths = Object.keys(files);
	for (const table of Object.keys(isRecord(cuts) ? cuts : {})) {
		// A manifest may come from somebody else, and no list is longer than its file is.
		const isListed = pages === undefined || arePages(pages, cuts);
		const count = isListed ? Math.min(partCount(manifest, table), MAX_PARTS) : 0;
		for (let part = 0; part < count; part++) paths.push(partFile(table, part));
		const paged = isListed && pages && own(pages.parts, table);
		if (paged) for (let page = 0; page * pages.size < count; page++) paths.push(pageFile(table, page));
	}
	return paths;
}

/** Maximum parts of a table. */
const MAX_PARTS = 2 ** 24;

/** Reads the entries of all files by path, those of parts included. */
export function* readListing({ files, cuts }: ListingFields): Recipe<Map<string, FileEntry>> {
	const all = new Map(Object.entries(files));
	if (!all.has(FILES_FILE)) return all;
	const tables = yield* need<Readonly<Record<string, readonly FileEntry[]>>>({ file: FILES_FILE, shape: FILES });
	for (const [table, entries] of Object.entries(tables)) {
		// Pages are listed under the name of their table, in a folder of their own.
		const named = table.startsWith(PAGES_FOLDER) ? table.slice(PAGES_FOLDER.length) : table;
		if (!isRecord(cuts) || !Object.hasOwn(cuts, named))
			throw indexError('damaged_part', 'the index', FILES_FILE, 'is damaged');
		for (const [part, entry] of entries.entries()) all.set(partFile(table, part), entry);
	}
	return all;
}
