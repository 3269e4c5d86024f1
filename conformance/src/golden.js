import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** @param {string} path */
const golden = (path) => fileURLToPath(new URL(`../golden/${path}`, import.meta.url));

/**
 * An index, and what it is asked. The index and the answers are golden: what every build must write and every
 * runtime must answer, byte for byte. `bless.js` writes them.
 *
 * @typedef {object} Suite
 * @property {string} sources the folder that the index is built of
 * @property {string} index its folder; readers of this version of the format must go on reading it
 * @property {string} cases the file of the questions
 * @property {string} expected the file of the answers
 */

/** @type {Readonly<Record<string, Suite>>} */
export const SUITES = {
	fixtures: {
		sources: fileURLToPath(new URL('../../fixtures', import.meta.url)),
		index: golden('format-v7'),
		cases: golden('queries.json'),
		expected: golden('expected.json'),
	},
	vectors: {
		sources: golden('vectors/corpus'),
		index: golden('vectors/format-v7'),
		cases: golden('vectors/queries.json'),
		expected: golden('vectors/expected.json'),
	},
};

/**
 * The questions of a suite.
 *
 * @param {Suite} suite
 * @returns {Promise<import('./suite.js').Case[]>}
 */
export async function goldenCases({ cases }) {
	return JSON.parse(await readFile(cases, 'utf8'));
}
