import { dirname, join, resolve } from 'node:path';
import { LineCounter } from 'yaml';
import { attempt } from '../base/attempt.ts';
import { isThere, pathBelow, readBelow } from '../base/files.ts';
import { composeYaml } from './tree.ts';

/** The configuration of MkDocs, in the folder of the pages or above it. */
const CONFIG_FILE = 'mkdocs.yml';

/** Maximum bytes and lexemes of it, and maximum levels of its menu. */
const MAX_BYTES = 2 ** 20;
const MAX_LEXEMES = 2 ** 17;
const MAX_LEVELS = 20;

/** Returns the files of which the first that is there has the menu of the pages below a folder. */
export function navFiles(root: string): string[] {
	return [resolve(root), dirname(resolve(root))].map((folder) => join(folder, CONFIG_FILE));
}

/** Returns the titles that the menu of MkDocs gives to pages, by their paths below a folder. A broken configuration gives none. */
export function navTitles(root: string): ReadonlyMap<string, string> {
	const folder = navFiles(root)
		.map(dirname)
		.find((each) => isThere(each, CONFIG_FILE));
	const titles = new Map<string, string>();
	if (folder === undefined) return titles;
	const { nav, docs_dir: pages } = readConfig(folder);
	const base = resolve(folder, typeof pages === 'string' ? pages : 'docs');
	const visit = (items: unknown, level: number): void => {
		if (!Array.isArray(items) || level > MAX_LEVELS) return;
		for (const item of items) {
			if (typeof item !== 'object' || item === null) continue;
			for (const [title, value] of Object.entries(item as Record<string, unknown>)) {
				if (typeof value === 'string') titles.set(pathBelow(root, resolve(base, value)), title);
				else visit(value, level + 1);
			}
		}
	};
	visit(nav, 1);
	return titles;
}

function readConfig(folder: string): { readonly nav?: unknown; readonly docs_dir?: unknown } {
	const read = attempt(() => {
		const text = readBelow(folder, CONFIG_FILE, MAX_BYTES).toString('utf8');
		const options = { uniqueKeys: false, maxLexemes: MAX_LEXEMES };
		return composeYaml(text, new LineCounter(), options).toJS({ maxAliasCount: 50 });
	});
	return read ?? {};
}
