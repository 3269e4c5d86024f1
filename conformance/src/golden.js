import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { builtFiles, readFolder } from './fixture.js';

/** @param {string} path */
const golden = (path) => fileURLToPath(new URL(`../golden/${path}`, import.meta.url));

/**
 * An index, and what it is asked. The index and the answers are golden: what every build must write and every
 * runtime must answer, byte for byte. `bless.js` writes them.
 *
 * @typedef {object} Suite
 * @property {string} sources the folder that the index is built of
 * @property {string} [index] its folder; readers of this version of the format must go on reading it
 * @property {string} [digests] for an index that is too large to be committed: the SHA-256 of each file, by path
 * @property {string} cases the file of the questions
 * @property {string} expected the file of the answers
 */

/** @type {Readonly<Record<string, Suite>>} */
export const SUITES = {
	fixtures: {
		sources: fileURLToPath(new URL('../../fixtures', import.meta.url)),
		index: golden('index'),
		cases: golden('queries.json'),
		expected: golden('expected.json'),
	},
	words: {
		sources: golden('words/corpus'),
		digests: golden('words/digests.json'),
		cases: golden('words/queries.json'),
		expected: golden('words/expected.json'),
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

/**
 * The golden index of a suite, by path. One of which only digests are kept is built.
 *
 * @param {Suite} suite
 */
export function goldenIndex(suite) {
	return suite.index === undefined ? builtFiles(suite) : readFolder(suite.index);
}

/**
 * What is golden of files: the files, or the SHA-256 of each.
 *
 * @param {Suite} suite
 * @param {Record<string, string>} files
 * @returns {Record<string, string>}
 */
export function goldenOf({ digests }, files) {
	if (digests === undefined) return files;
	const digestOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');
	return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, digestOf(text)]));
}

/**
 * What a build must write: see `goldenOf`.
 *
 * @param {Suite} suite
 * @returns {Promise<Record<string, string>>}
 */
export async function goldenFiles(suite) {
	return suite.digests === undefined
		? readFolder(/** @type {string} */ (suite.index))
		: JSON.parse(await readFile(suite.digests, 'utf8'));
}
