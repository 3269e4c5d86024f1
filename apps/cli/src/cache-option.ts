import { relative, resolve } from 'node:path';
import type { Arguments, Flag } from './arguments.ts';
import { UsageError } from './exit-codes.ts';

/** The folder of the cache unless one is named. */
const CACHE_FOLDER = '.pinakes-cache';

/** The flags that say where a build keeps what the next one need not do again. */
export const CACHE_FLAGS: Readonly<Record<'cache' | 'no-cache', Flag>> = {
	cache: {
		type: 'string',
		value: 'DIR',
		help: `where what was read and encoded is kept for the next build; ${CACHE_FOLDER} unless given`,
	},
	'no-cache': { type: 'boolean', help: 'read everything anew, and keep nothing' },
};

/**
 * The folder of the cache; undefined where nothing is to be kept.
 *
 * @param out the folder of the index, in which nothing is kept
 * @throws UsageError where both flags are given, or the cache would lie in the index
 */
export function cacheFolderOf(args: Arguments, out: string): string | undefined {
	const named = args.text('cache');
	if (args.flag('no-cache')) {
		if (named !== undefined) throw new UsageError('Use --cache or --no-cache, not both.');
		return undefined;
	}
	const folder = named ?? CACHE_FOLDER;
	if (!/^\.\.($|[/\\])/.test(relative(resolve(out), resolve(folder)))) {
		throw new UsageError(`--cache must not lie in the index, ${out}: a build replaces that folder.`);
	}
	return folder;
}
