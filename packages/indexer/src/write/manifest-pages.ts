import { parsePartFile } from '@pinakes/query/format/codec/cuts';
import { pageFile } from '@pinakes/query/format/manifest/pages';
import { addTo } from '../base/report.ts';
import type { ListedFile, ManifestFields } from './finished-files.ts';
import { listText, objectText } from './json.ts';

/** Maximum parts of a table without pages. */
const MAX_UNPAGED_PARTS = 64;

/** Minimum parts per page, doubled until there are at most `MAX_PAGES`. */
const MIN_PARTS_PER_PAGE = 64;

/** Maximum pages of an index, so that its manifest stays small. */
const MAX_PAGES = 256;

/** A manifest whose large tables have their cuts in pages: see manifest-pages.ts of format. */
interface PagedManifest {
	readonly fields: ManifestFields;
	/** JSON texts of the pages by path. */
	readonly pages: ReadonlyMap<string, string>;
}

/** Moves the cuts of large tables into pages. */
export function toPages(fields: ManifestFields): PagedManifest {
	const cuts = Object.entries(fields.cuts) as [string, readonly (string | number)[]][];
	const large = cuts.filter(([, first]) => first.length > MAX_UNPAGED_PARTS);
	if (large.length === 0) return { fields, pages: new Map() };
	let size = MIN_PARTS_PER_PAGE;
	while (large.reduce((sum, [, first]) => sum + Math.ceil(first.length / size), 0) > MAX_PAGES) size *= 2;
	const pages = new Map<string, string>();
	const firsts = new Map<string, readonly (string | number)[]>(cuts);
	for (const [table, first] of large) {
		firsts.set(
			table,
			first.filter((_, part) => part % size === 0),
		);
		for (let from = 0; from < first.length; from += size) {
			pages.set(pageFile(table, from / size), JSON.stringify({ first: first.slice(from, from + size) }));
		}
	}
	const parts = Object.fromEntries(large.map(([table, first]) => [table, first.length]));
	const paged = { ...fields, cuts: Object.fromEntries(firsts) as ManifestFields['cuts'], pages: { size, parts } };
	return { fields: paged, pages };
}

/** Returns the text of the file that lists the parts of all tables, in order. */
export function listingText(files: ReadonlyMap<string, ListedFile>): string {
	const tables = new Map<string, [number: number, entry: string][]>();
	for (const [path, { bytes, sha256 }] of files) {
		const part = parsePartFile(path);
		if (part) addTo(tables, part.table, [part.number, JSON.stringify([bytes, sha256])]);
	}
	const rows = Array.from(tables, ([table, entries]): [string, string] => {
		const inOrder = entries.sort(([a], [b]) => a - b).map(([, entry]) => entry);
		return [table, listText(inOrder)];
	});
	return objectText(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}
