import { join, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import { statOf } from '../base/files.ts';
import { repositoryOf } from '../base/git.ts';
import { readText } from '../base/read-file.ts';

/** A line of a .gitignore file. */
interface IgnoreRule {
	readonly isNegated: boolean;
	readonly isForFolders: boolean;
	/** Matches paths relative to the folder of the file. */
	matches(path: string): boolean;
}

const IGNORE_FILE = '.gitignore';

/** Bytes of a .gitignore file, characters of a line and wildcards of a name beyond which it is not read, as it matches slowly. */
const MAX_BYTES = 2 ** 16;
const MAX_LINE_LENGTH = 1000;
const MAX_WILDCARDS = 3;

/** Signs that mean something to the matcher of globs, and nothing to git. */
const OTHER_SIGNS = /[(){}|+@$^]/g;

/** Returns the rule of a line; undefined for comments, empty lines, and lines that are not read. */
function ruleOf(line: string): IgnoreRule | undefined {
	const text = line.trimEnd();
	const isNegated = text.startsWith('!');
	const pattern = isNegated ? text.slice(1) : text;
	const isForFolders = pattern.endsWith('/');
	const name = isForFolders ? pattern.slice(0, -1) : pattern;
	const isSlow =
		text.length > MAX_LINE_LENGTH || name.split('/').some((one) => one.split('*').length > MAX_WILDCARDS + 1);
	if (name === '' || text.startsWith('#') || isSlow) return undefined;
	const glob = (name.includes('/') ? name.replace(/^\//, '') : `**/${name}`)
		.replace(OTHER_SIGNS, '\\$&')
		.replace(/\[!/g, '[^');
	try {
		const options = { dot: true, nobrace: true, noextglob: true, nonegate: true };
		return { isNegated, isForFolders, matches: picomatch(glob, options) };
	} catch {
		return undefined;
	}
}

function rulesIn(folder: string): IgnoreRule[] {
	const { size = MAX_BYTES } = statOf(join(folder, IGNORE_FILE)) ?? {};
	const text = size < MAX_BYTES ? readText(folder, IGNORE_FILE, () => {}) : undefined;
	return text?.split('\n').flatMap((line) => ruleOf(line) ?? []) ?? [];
}

/**
 * Returns whether git ignores a path below a folder, by the .gitignore files from the repository, or else the root, down.
 * If the given file of the folder is ignored itself, the folder is a checkout of something else, and nothing is.
 *
 * @param file path of a file in the folder that git must not ignore
 */
export function gitIgnored(root: string, folder: string, file: string): (path: string, isFolder: boolean) => boolean {
	const top = repositoryOf(folder) ?? resolve(root);
	const known = new Map<string, readonly IgnoreRule[]>();
	const rulesOf = (of: string): readonly IgnoreRule[] => {
		const rules = known.get(of) ?? rulesIn(of);
		known.set(of, rules);
		return rules;
	};
	/** Whether git ignores a path relative to the top, disregarding the folders that it is in. */
	const isIgnored = (names: readonly string[], isFolder: boolean): boolean => {
		let ignored = false;
		for (let depth = 0; depth < names.length; depth++) {
			const path = names.slice(depth).join('/');
			for (const rule of rulesOf(join(top, ...names.slice(0, depth)))) {
				if ((isFolder || !rule.isForFolders) && rule.matches(path)) ignored = !rule.isNegated;
			}
		}
		return ignored;
	};
	const isWithinIgnored = (path: string, isFolder: boolean): boolean => {
		const names = relative(top, join(folder, path)).split(sep);
		return (
			names[0] !== '..' && names.some((_, i) => isIgnored(names.slice(0, i + 1), isFolder || i + 1 < names.length))
		);
	};
	return isWithinIgnored(file, false) ? () => false : isWithinIgnored;
}
