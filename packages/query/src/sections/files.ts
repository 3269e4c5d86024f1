import { readEntries } from '../format/kinds/entries/read.js';
import { type EntryRecord, MARKDOWN_FILE } from '../format/kinds/entries/schema.js';
import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';

export interface EntryFile {
	/** The path of the request. */
	readonly path: string;
	/** The path in the index, if it is there. */
	readonly indexed: string;
	/** Its headings; none if there is a problem with the file. */
	readonly record: EntryRecord;
}

/**
 * Reads the headings of files, each file once. If a path is not in the index, ends of it are tried, since it may be an
 * absolute path.
 */
export function* readFiles(manifest: Manifest, paths: readonly string[]): Recipe<EntryFile[]> {
	const files = new Map<string, EntryFile>();
	for (const path of paths) {
		const names = path.split(/[\\/]/).filter((name) => name !== '.' && name !== '');
		let indexed = path;
		let [record] = yield* readEntries(manifest, [path]);
		for (let i = 0; record === undefined && i < names.length; i++) {
			indexed = names.slice(i).join('/');
			[record] = yield* readEntries(manifest, [indexed]);
		}
		if (record === undefined) indexed = path;
		const problem = MARKDOWN_FILE.test(path) ? 'missing' : 'not_markdown';
		record ??= { section: 0, levels: '', texts: [], lines: [], related: {}, problem };
		if (!files.has(indexed)) files.set(indexed, { path, indexed, record });
	}
	return [...files.values()];
}
