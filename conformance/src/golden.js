import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const CASES_FILE = new URL('../golden/queries.json', import.meta.url);

/** The file of the answers that every runtime must give, byte for byte; `bless.js` writes it. */
export const EXPECTED_FILE = new URL('../golden/expected.json', import.meta.url);

/**
 * The questions of the suite.
 *
 * @returns {Promise<import('./suite.js').Case[]>}
 */
export async function goldenCases() {
	return JSON.parse(await readFile(CASES_FILE, 'utf8'));
}

/**
 * The index of the fixtures in the second version of the format, as it was built. Readers of this version
 * must go on reading it, and a build must go on writing it, byte for byte.
 */
export const INDEX_FOLDER = fileURLToPath(new URL('../golden/format-v4', import.meta.url));
