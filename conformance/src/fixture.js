import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * The index that the cases are asked of.
 *
 * @returns {Promise<Record<string, string>>} each file's text by its path
 */
export async function fixtureFiles() {
	const folder = process.env.CONFORMANCE_INDEX;
	if (!folder) throw new Error('Set CONFORMANCE_INDEX to the folder of a built index.');
	return readFolder(folder);
}

/**
 * Reads every file below a folder.
 *
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} each file's text by its path in the folder, sorted, with `/`
 */
async function readFolder(folder) {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	/** @type {Record<string, string>} */
	const files = {};
	for (const path of paths.sort()) {
		files[relative(folder, path).split(sep).join('/')] = await readFile(path, 'utf8');
	}
	return files;
}
