import { partFile } from '@pinakes/query/format/codec/cuts';
import { pageFile } from '@pinakes/query/format/layouts/manifest-pages';
import type { ListedFile, ManifestFields } from './finished-files.ts';
import { listText, objectText } from './json.ts';

/** Maximum bytes of a manifest without pages. */
const MAX_FLAT_BYTES = 16_384;

/** Maximum parts of a table without pages. */
const MAX_UNPAGED_PARTS = 16;

/** Minimum parts per page, doubled until there are at most `MAX_PAGES`. */
const MIN_PARTS_PER_PAGE = 64;

/** Maximum pages of an index, so that its manifest has at most 64 kB. */
const MAX_PAGES = 256;

/** A manifest whose parts are listed in pages: see manifest-pages.ts of format. */
interface PagedManifest {
	readonly fields: ManifestFields;
	/** Files listed in the manifest itself. */
	readonly listed: ReadonlyMap<string, ListedFile>;
	/** JSON texts of the pages by path. */
	readonly pages: ReadonlyMap<string, string>;
}

/**
 * Moves the list of parts into pages; returns undefined if the index needs none.
 *
 * @param bytes size of the manifest without pages
 */
export function toPages(
	files: ReadonlyMap<string, ListedFile>,
	fields: ManifestFields,
	bytes: number,
): PagedManifest | undefined {
	if (bytes <= MAX_FLAT_BYTES) return undefined;
	const cuts = Object.entries(fields.cuts) as [string, readonly (string | number)[]][];
	const large = cuts.filter(([, first]) => first.length > MAX_UNPAGED_PARTS);
	if (large.length === 0) return undefined;
	let size = MIN_PARTS_PER_PAGE;
	while (large.reduce((sum, [, first]) => sum + Math.ceil(first.length / size), 0) > MAX_PAGES) size *= 2;
	const listed = new Map(files);
	const pages = new Map<string, string>();
	const firsts = new Map<string, readonly (string | number)[]>(cuts);
	for (const [table, first] of large) {
		firsts.set(
			table,
			first.filter((_, part) => part % size === 0),
		);
		for (let from = 0; from < first.length; from += size) {
			const own = first.slice(from, from + size);
			const entries = own.map((_, i) => {
				const path = partFile(table, from + i);
				const entry = files.get(path) as ListedFile;
				listed.delete(path);
				return entry;
			});
			pages.set(pageFile(table, from / size), pageText(own, entries));
		}
	}
	const parts = Object.fromEntries(large.map(([table, first]) => [table, first.length]));
	const paged = { ...fields, cuts: Object.fromEntries(firsts) as ManifestFields['cuts'], pages: { size, parts } };
	return { fields: paged, listed, pages };
}

/**
 * Returns the text of a page.
 *
 * @param first the first key of each part; none for a regular table
 */
export function pageText(first: readonly (string | number)[], files: readonly ListedFile[]): string {
	return objectText([
		['first', JSON.stringify(first)],
		['files', listText(files.map(({ bytes, sha256 }) => JSON.stringify([bytes, sha256])))],
	]);
}
