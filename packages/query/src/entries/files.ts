import type { EntryProblem, EntryRecord } from '../kinds/entries/format.ts';
import { readEntries } from '../kinds/entries/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';

/** A file that was asked for. */
export interface EntryFile {
	/** Its path as it was asked for. */
	readonly path: string;
	/** Its headings; none where there is a problem. */
	readonly record: EntryRecord;
}

const MARKDOWN = /\.(?:md|mdc|mdx|markdown)$/i;

/** Reads the headings of files. A path that the index does not have may be a longer one, such as an absolute path. */
export function* readFiles(manifest: Manifest, paths: readonly string[]): Recipe<EntryFile[]> {
	const asked = [...new Set(paths)];
	const records = yield* readEntries(manifest, asked);
	const files: EntryFile[] = [];
	for (const [i, path] of asked.entries()) {
		const others = records[i] === undefined ? yield* readEntries(manifest, shorterPaths(path)) : [];
		const found = others.find(Boolean);
		files.push({ path, record: records[i] ?? found ?? without(MARKDOWN.test(path) ? 'missing' : 'not_markdown') });
	}
	return files;
}

/** A path without what leads nowhere, and its ends that name a folder at least beside the file. */
function shorterPaths(path: string): string[] {
	const names = path.split(/[\\/]/).filter((name) => name !== '.' && name !== '');
	return names.map((_, i) => names.slice(i).join('/')).filter((end, i) => i === 0 || end.includes('/'));
}

function without(problem: EntryProblem): EntryRecord {
	return { section: 0, last_line: 0, levels: '', texts: [], lines: [], related: {}, problem };
}
