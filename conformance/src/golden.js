import { readFile } from 'node:fs/promises';

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
