import { join } from 'node:path';

/**
 * The file that a source's path names: what is reported begins with the name of its folder where several were read.
 *
 * @param prefixes what the paths of each folder begin with
 */
export function locateSource(source: string, folders: readonly string[], prefixes: readonly string[]): string {
	const place = prefixes.findIndex((prefix) => source.startsWith(prefix));
	return join(folders[place] ?? '.', source.slice(prefixes[place]?.length ?? 0));
}
