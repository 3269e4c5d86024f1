import { homedir } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { Arguments, Options } from '@pinakes/command-line/definition';
import { UsageError } from '@pinakes/command-line/usage-error';

/** The folder of the cache unless one is named: the user's, which no repository can fill. */
function userCacheFolder(): string {
	const base = process.env.XDG_CACHE_HOME ?? '';
	// The XDG specification has relative paths ignored.
	return join(isAbsolute(base) ? base : join(homedir(), '.cache'), 'pinakes');
}

/** The options that say where a build keeps what the next one need not compute again. */
export const CACHE_OPTIONS = {
	cache: {
		type: 'string',
		value: 'DIR',
		help: "where what was read and encoded is kept for the next build; pinakes in the user's cache folder unless given",
	},
	'no-cache': { type: 'boolean', help: 'read everything again, and keep nothing' },
} as const satisfies Options;

/**
 * The folder of the cache; undefined where nothing is to be kept.
 *
 * @param out the folder of the index, in which nothing is kept
 * @throws UsageError where both options are given, or the cache would lie in the index
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
