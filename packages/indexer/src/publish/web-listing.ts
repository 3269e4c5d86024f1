import { partFile } from '@pinakes/query/format/codec/cuts';
import { FOLDING_FILE } from '@pinakes/query/format/kinds/folding/schema';
import { type KindSize, type Sizes, sizesByKind } from '@pinakes/query/format/kinds/sizes/schema';
import { pageFile } from '@pinakes/query/format/manifest-pages';
import type { ListedFile, ManifestFields } from '../write/finished-files.ts';
import { listedFile, manifestText } from '../write/manifest.ts';
import { pageText } from '../write/manifest-pages.ts';

/** A file of an index for pages. */
export type WebFile = readonly [path: string, text: string];

/**
 * Parts of a regular table in a page of the manifest. A table with more has pages, as hosts limit the size of a file, and a
 * manifest of a million parts would have a hundred megabytes. A search that compares digests reads a page for almost every part.
 */
const PARTS_PER_PAGE = 512;

/** Passes the files of an index for pages on, and lists them for its manifest and for `sizes.json`. */
export interface WebListing {
	/** Passes on the parts of a table that is cut at these keys or numbers. */
	table(name: string, cuts: readonly (string | number)[], parts: Iterable<WebFile>): Generator<WebFile>;
	/** Passes on the parts of a table with the same number of records in each, and then the pages that list them. */
	regular(name: string, records: number, parts: Iterable<WebFile>): Generator<WebFile>;
	/** Passes on files that are not parts. */
	others(files: Iterable<WebFile>): Generator<WebFile>;
	/** Whether each UTF-16 code unit is in a file so far or in one of these. */
	usedIn(files: Iterable<WebFile>): Uint8Array;
	/** Returns the text of `sizes.json`, with these files. */
	sizesWith(files: Iterable<WebFile>): string;
	/** Returns the text of the manifest. */
	manifest(fields: Omit<ManifestFields, 'cuts'>): string;
}

/** Creates a listing without files. */
export function createListing(): WebListing {
	const listed = new Map<string, ListedFile>();
	const cuts: Record<string, readonly (string | number)[]> = {};
	const regular: Record<string, readonly [parts: number, records: number]> = {};
	const paged: Record<string, number> = {};
	const sizes: KindSize[] = [];
	const isUsed = new Uint8Array(2 ** 16);

	/** Passes on the parts of a table, and returns their entries. */
	function* noted(name: string, parts: Iterable<WebFile>): Generator<WebFile, ListedFile[]> {
		const entries: ListedFile[] = [];
		for (const file of parts) {
			markUnits(file[1], isUsed);
			entries.push(listedFile(file[1]));
			yield file;
		}
		const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
		if (entries.length > 0) sizes.push([name, entries.length, bytes]);
		return entries;
	}

	function list(name: string, entries: readonly ListedFile[]): void {
		for (const [part, entry] of entries.entries()) listed.set(partFile(name, part), entry);
	}

	return {
		*table(name, first, parts) {
			cuts[name] = first;
			list(name, yield* noted(name, parts));
		},
		*regular(name, records, parts) {
			const entries = yield* noted(name, parts);
			regular[name] = [entries.length, records];
			cuts[name] = [0];
			if (entries.length <= PARTS_PER_PAGE) return list(name, entries);
			const firsts: number[] = [];
			for (let from = 0; from < entries.length; from += PARTS_PER_PAGE) {
				const path = pageFile(name, firsts.length);
				const text = pageText([], entries.slice(from, from + PARTS_PER_PAGE));
				listed.set(path, listedFile(text));
				firsts.push(from * records);
				yield [path, text];
			}
			paged[name] = entries.length;
			cuts[name] = firsts;
		},
		*others(files) {
			for (const [path, text] of files) {
				listed.set(path, listedFile(text));
				yield [path, text];
			}
		},
		usedIn(files) {
			const used = isUsed.slice();
			for (const [path, text] of files) if (path !== FOLDING_FILE) markUnits(text, used);
			return used;
		},
		sizesWith(files) {
			const others = Array.from(files, ([path, text]): [string, number] => [path, Buffer.byteLength(text)]);
			const kinds = sizesByKind(others, sizes);
			return JSON.stringify({ kinds } satisfies Sizes);
		},
		manifest(fields) {
			const pages = Object.keys(paged).length > 0 ? { size: PARTS_PER_PAGE, parts: paged } : undefined;
			return manifestText(listed, { ...fields, cuts, pages, regular } as ManifestFields);
		},
	};
}

/** Marks the UTF-16 code units of a text. */
function markUnits(text: string, isUsed: Uint8Array): void {
	for (let i = 0; i < text.length; i++) isUsed[text.charCodeAt(i)] = 1;
}
