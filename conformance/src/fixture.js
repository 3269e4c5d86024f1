import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installed } from './process.js';

const BUILD = fileURLToPath(new URL('build.js', import.meta.url));

/** The versions of Node that an index is built in. */
export const BUILDERS = { 'this Node': process.execPath, 'Node 24': installed('node24/bin/node') };

/**
 * The index of a suite as the indexer builds it in a version of Node, by path.
 *
 * @param {import('./golden.js').Suite} suite
 * @param {string} [node]
 * @returns {Promise<Record<string, string>>}
 */
export async function builtFiles({ sources }, node = process.execPath) {
	const folder = await mkdtemp(join(tmpdir(), 'pinakes-conformance-'));
	try {
		const out = join(folder, 'index');
		await promisify(execFile)(node, [BUILD, sources, out]);
		return await readFolder(out);
	} finally {
		await rm(folder, { recursive: true });
	}
}

/**
 * Every file below a folder, by its path in it.
 *
 * @param {string} folder
 * @returns {Promise<Record<string, string>>}
 */
export async function readFolder(folder) {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath ?? entry.path, entry.name));
	const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
	return Object.fromEntries(
		files.map((file, i) => [file.slice(folder.length + 1).replaceAll('\\', '/'), contents[i] ?? '']),
	);
}
