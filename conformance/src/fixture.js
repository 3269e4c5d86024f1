import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from '@pinakes/indexer';

const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));

/**
 * The index of the fixtures as the indexer builds it, by path.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function fixtureFiles() {
	const folder = await mkdtemp(join(tmpdir(), 'pinakes-conformance-'));
	try {
		const out = join(folder, 'index');
		await buildIndex({ folders: [FIXTURES], out });
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
