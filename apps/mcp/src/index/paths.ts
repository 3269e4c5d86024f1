import { normalize } from 'node:path/posix';
import { type Index, PinakesError } from '@pinakes/query';
import { readOutlinesAt, readPaths } from './outlines.ts';

/**
 * Paths as the index has them: the end of a single one, such as its file name, stands for it.
 *
 * @throws PinakesError as `inRoot`
 */
export async function pathsNamed(index: Index, given: readonly string[]): Promise<string[]> {
	const paths = inRoot(given);
	const outlines = await readOutlinesAt(index, paths);
	if (!outlines.includes(undefined)) return paths;
	const all = await readPaths(index);
	return paths.map((path, i) => {
		const ending = outlines[i] ? [] : all.filter((one) => one.endsWith(`/${path}`));
		return (ending.length === 1 && ending[0]) || path;
	});
}

/**
 * Paths within the folder that was built, as the index has them. Nothing is read from there; a path that leads out
 * of it can only be a mistake, or an attempt.
 *
 * @throws PinakesError `invalid_value` for an absolute path, a URL, or one that climbs above the root
 */
export function inRoot(paths: readonly string[]): string[] {
	return paths.map((path) => {
		const names = normalize(path.replaceAll('\\', '/'));
		if (/^(\/|[a-z]:|[a-z][a-z0-9+.-]+:\/|\.\.(\/|$))/i.test(names) || path.includes('\0')) {
			throw new PinakesError(
				'invalid_value',
				`${path} leaves the root of the index: name a path as pinakes_outline lists it, such as docs/release.md.`,
			);
		}
		return names.replace(/^\.\//, '');
	});
}
