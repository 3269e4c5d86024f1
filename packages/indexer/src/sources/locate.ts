import { join } from 'node:path';

/**
 * Returns the file of a source path, which begins with the prefix of its folder if there are several.
 *
 * @param prefixes prefix of the paths of each folder
 */
export function locateSource(source: string, folders: readonly string[], prefixes: readonly string[]): string {
	const index = prefixes.findIndex((prefix) => source.startsWith(prefix));
	return join(folders[index] ?? '.', source.slice(prefixes[index]?.length ?? 0));
}
