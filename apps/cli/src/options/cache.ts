import { homedir } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { Arguments, Options } from '@pinakes/command-line/definition';
import { UsageError } from '@pinakes/command-line/usage-error';

/** Returns the default folder of the cache, which belongs to the user, so that no repository can fill it. */
function userCacheFolder(): string {
	const base = process.env.XDG_CACHE_HOME ?? '';
	// The XDG specification says to ignore relative paths.
	return join(isAbsolute(base) ? base : join(homedir(), '.cache'), 'pinakes');
}

/** The options for the build cache. */
export const CACHE_OPTIONS = {
	cache: {
		type: 'string',
		value: 'DIR',
		help: "where what was read and encoded is kept for the next build; default pinakes in the user's cache folder",
	},
	'no-cache': { type: 'boolean', help: 'read everything again, and keep nothing' },
} as const satisfies Options;

/**
 * Returns the folder of the cache; undefined for no cache.
 *
 * @param out folder of the index, which must not contain the cache
 * @throws UsageError if both options are given, or the cache would be in the index
 */
export function cacheFolderOf(
	{ cache: named, 'no-cache': isOff }: Arguments<typeof CACHE_OPTIONS>['options'],
	out: string,
): string | undefined {
	if (isOff) {
		if (named !== undefined) throw new UsageError('Use --cache or --no-cache, not both.');
		return undefined;
	}
	const folder = named ?? userCacheFolder();
	if (!/^\.\.($|[/\\])/.test(relative(resolve(out), resolve(folder)))) {
		throw new UsageError(`--cache must not lie in the index, ${out}: a build replaces that folder.`);
	}
	return folder;
}
