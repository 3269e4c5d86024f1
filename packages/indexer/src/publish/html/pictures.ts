import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isSafePath } from '../../write/safe-path.ts';

/** Pictures in which nothing can run. */
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif)$/i;

/** Bytes of the largest picture that is copied. */
const MAX_BYTES = 2 ** 24;

/** Reads a picture below a folder; undefined for anything else, and for a link that leads out of it. */
export function readPicture(folder: string, path: string): Uint8Array | undefined {
	if (!isSafePath(path) || !PICTURE.test(path)) return undefined;
	try {
		const file = realpathSync(join(folder, path));
		const isInside = file.startsWith(realpathSync(folder) + sep);
		return isInside && statSync(file).size <= MAX_BYTES ? readFileSync(file) : undefined;
	} catch {
		// A picture that is missing is shown by its text.
		return undefined;
	}
}
