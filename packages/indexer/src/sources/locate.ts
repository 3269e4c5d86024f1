import { basename, join, resolve } from 'node:path';

/**
 * Returns the file of a source path, which begins with the prefix of its folder if there are several.
 *
 * @param prefixes prefix of the paths of each folder
 */
export function locateSource(source: string, folders: readonly string[], prefixes: readonly string[]): string {
	const index = prefixes.findIndex((prefix) => source.startsWith(prefix));
	return join(folders[index] ?? '.', source.slice(prefixes[index]?.length ?? 0));
}

/** Returns the path prefix of each folder: its name and a slash, made unique by numbers; empty for a single folder. */
export function prefixesOf(folders: readonly string[]): string[] {
	if (folders.length === 1) return [''];
	const taken = new Set<string>();
	return folders.map((folder) => {
		const name = basename(resolve(folder));
		let prefix = `${name}/`;
		for (let number = 2; taken.has(prefix); number++) prefix = `${name}-${number}/`;
		taken.add(prefix);
		return prefix;
	});
}
