import { isRecord } from '../json.ts';
import type { FileEntry } from './manifest-pages.ts';

/**
 * The layout for an index that is committed to a repository. It has two files, which always change together, so that a
 * change of a source changes no other files:
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

/** The file that contains all others but the manifest. */
export const COMMITTED_FILE = 'index.lines';

/** Layouts of an index: separate files, or a single one, for repositories. */
export const LAYOUTS = ['files', COMMITTED] as const;

/** One of `LAYOUTS`. */
export type Layout = (typeof LAYOUTS)[number];

/** The line before the text of a file. */
export function committedHeader(path: string): string {
	return `${path}\n`;
}

/** Manifest fields of the files of an index, in order. */
export interface CommittedListing {
	readonly files: Readonly<Record<string, FileEntry>>;
}

/** Whether a parsed manifest is that of an index in the committed layout. */
export function isCommitted(manifest: unknown): manifest is CommittedListing & { readonly layout: typeof COMMITTED } {
	return isRecord(manifest) && manifest.layout === COMMITTED && isRecord(manifest.files);
}

/** Returns the byte range of each file's text in `index.lines`, by path. */
export function committedRanges({ files }: CommittedListing): ReadonlyMap<string, readonly [from: number, to: number]> {
	const ranges = new Map<string, readonly [number, number]>();
	let end = 0;
	for (const [path, [bytes]] of Object.entries(files)) {
		const from = end + committedHeader(path).length;
		ranges.set(path, [from, from + bytes]);
		// A line feed follows each text.
		end = from + bytes + 1;
	}
	return ranges;
}
