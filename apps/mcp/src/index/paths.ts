import { normalize } from 'node:path/posix';
import { PinakesError } from '@pinakes/query';

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
