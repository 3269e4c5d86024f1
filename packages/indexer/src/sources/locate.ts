import { join } from 'node:path';

/**
 * The file that a source's path names: what is reported begins with the name of its folder where several were read.
 *
 * @param prefixes what the paths of each folder begin with
 */
export function locateSource(source: string, folders: readonly string[], prefixes: readonly string[]): string {
	const index = prefixes.findIndex((prefix) => source.startsWith(prefix));
	return join(folders[index] ?? '.', source.slice(prefixes[index]?.length ?? 0));
}
