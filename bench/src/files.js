import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {import('./engines.js').Files} Files */

/**
 * Writes an index to a folder.
 *
 * @param {string} folder
 * @param {Files} files
 */
export function writeFiles(folder, files) {
	for (const [path, content] of files) {
		const file = join(folder, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, content);
	}
}

/** Returns the bytes of all contents. @param {Files} files */
export function bytesOf(files) {
	let bytes = 0;
	for (const content of files.values()) bytes += Buffer.byteLength(content);
	return bytes;
}
