import { join, relative, resolve, sep } from 'node:path';
import ignore from 'ignore';
import { statOf } from '../base/files.ts';
import { repositoryOf } from '../base/git.ts';
import { readText } from '../base/read-file.ts';

const IGNORE_FILE = '.gitignore';

/** Bytes of a .gitignore file, characters of a line and wildcards of a name beyond which it is not read, as it matches slowly. */
const MAX_BYTES = 2 ** 16;
const MAX_LINE_LENGTH = 1000;
const MAX_WILDCARDS = 3;

/** What means something in a pattern, and nothing in the name of a folder. */
const SIGNS = /[\\*?[]/g;

/** Returns the patterns of the file in a folder, as the file of the top would have them. */
function patternsIn(top: string, names: readonly string[]): string[] {
	const folder = join(top, ...names);
	const { size = MAX_BYTES } = statOf(join(folder, IGNORE_FILE)) ?? {};
	const text = size < MAX_BYTES ? readText(folder, IGNORE_FILE, () => {}) : undefined;
	const prefix = names.map((name) => `/${name.replace(SIGNS, '\\$&')}`).join('');
	return (text?.split('\n') ?? []).flatMap((line) => {
		const [, sign = '', pattern = ''] = /^(?!#)(!?)(?:\\(?=[#!]))?(.*?)\r?$/.exec(line) ?? [];
		const isSlow =
			line.length > MAX_LINE_LENGTH || line.split('/').some((name) => name.split('*').length > MAX_WILDCARDS + 1);
		if (isSlow || pattern.trim() === '') return [];
		return `${sign}${prefix}/${/\/./.test(pattern) ? pattern.replace(/^\//, '') : `**/${pattern}`}`;
	});
}

/**
 * Returns whether git ignores a path below a folder, by the .gitignore files from the repository, or else the root, down.
 * If the given file of the folder is ignored itself, the folder is a checkout of something else, and nothing is.
 *
 * @param file path of a file in the folder that git must not ignore
 */
export function gitIgnored(root: string, folder: string, file: string): (path: string, isFolder: boolean) => boolean {
	const top = repositoryOf(folder) ?? resolve(root);
	const known = new Map<string, ignore.Ignore>();
	const rulesOf = (names: readonly string[]): ignore.Ignore => {
		const key = names.join('/');
		const found = known.get(key);
		if (found) return found;
		const above = names.length > 0 ? rulesOf(names.slice(0, -1)) : undefined;
		const own = patternsIn(top, names);
		const rules =
			above && own.length === 0
				? above
				: ignore({ ignorecase: false })
						.add(above ?? [])
						.add(own);
		known.set(key, rules);
		return rules;
	};
	const isIgnored = (path: string, isFolder: boolean): boolean => {
		const names = relative(top, join(folder, path)).split(sep);
		const isBelow = !['', '..'].includes(names[0] ?? '');
		return isBelow && rulesOf(names.slice(0, -1)).ignores(names.join('/') + (isFolder ? '/' : ''));
	};
	return isIgnored(file, false) ? () => false : isIgnored;
}
