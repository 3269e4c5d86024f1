import { isRecord } from './json.ts';
import type { FileEntry } from './manifest-pages.ts';

/**
 * An index in the layout for repositories that commit it has two files, so that a change of a source touches no others, and
 * both always change together:
 *
 *     manifest.json   "layout": "committed"; lists every file of the index, without pages
 *     index.lines     units.all.json            the path of a file, in the order of the manifest
 *                     [                         its text
 *                     "skills/release-notes",
 *                     ]
 *                     units.by_ide.json         the path of the next file
 *                     …
 */
export const COMMITTED = 'committed';

/** The file that has all others but the manifest. */
export const COMMITTED_FILE = 'index.lines';

/** How the files of an index are written: each by itself, or all in one that a repository can have. */
export const LAYOUTS = ['files', COMMITTED] as const;

/** One of `LAYOUTS`. */
export type Layout = (typeof LAYOUTS)[number];

/** The line before the text of a file. */
export function committedHeader(path: string): string {
	return `${path}\n`;
}

/** The files of an index, in the order of the manifest. */
export interface CommittedListing {
	readonly files: Readonly<Record<string, FileEntry>>;
}

/** Whether a parsed manifest is that of an index in the committed layout. */
export function isCommitted(manifest: unknown): manifest is CommittedListing & { readonly layout: typeof COMMITTED } {
	return isRecord(manifest) && manifest.layout === COMMITTED && isRecord(manifest.files);
}

/** Where the text of each file is in `index.lines`, in bytes, by path. */
export function committedRanges({ files }: CommittedListing): ReadonlyMap<string, readonly [from: number, to: number]> {
	const ranges = new Map<string, readonly [number, number]>();
	let end = 0;
	for (const [path, [bytes]] of Object.entries(files)) {
		const from = end + committedHeader(path).length;
		ranges.set(path, [from, from + bytes]);
		// A line break follows each text.
		end = from + bytes + 1;
	}
	return ranges;
}
