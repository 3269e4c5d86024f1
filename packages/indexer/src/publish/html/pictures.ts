import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isSafePath } from '../../base/read-file.ts';

/** Matches image files that cannot contain scripts. */
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif)$/i;

/** Maximum bytes of a picture. */
const MAX_BYTES = 2 ** 24;

/** Reads a picture below a folder; undefined for other files, and for links that lead out of the folder. */
export function readPicture(folder: string, path: string): Uint8Array | undefined {
	if (!isSafePath(path) || !PICTURE.test(path)) return undefined;
	try {
		const file = realpathSync(join(folder, path));
		const isInside = file.startsWith(realpathSync(folder) + sep);
		return isInside && statSync(file).size <= MAX_BYTES ? readFileSync(file) : undefined;
	} catch {
		// A missing picture is replaced by its alternative text.
		return undefined;
	}
}
