/**
 * Searches in a process that has been running for a while. Run as `node warm-searches.js INDEX_FOLDER QUERIES_FILE`,
 * the file with lists of queries by name; prints `WarmSearches` as JSON.
 *
 * @typedef {import('./statistics.js').Spread} Spread
 *
 * @typedef {object} WarmSearches
 * @property {Record<string, Spread>} ms by the list's name, each query asked several times of a process that asked all
 * of the list before
 * @property {number} peak_bytes the most memory that the process had in use
 */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { peakMemory } from './process-use.js';
import { importQuery } from './query-bundle.js';
import { spreadOf } from './statistics.js';

/** How often a list is asked once it is warm. */
const ROUNDS = 3;

const DEFAULT_LIMIT = 10;

const [folder = '', queriesFile = ''] = process.argv.slice(2);
/** @type {Record<string, string[]>} */
const lists = JSON.parse(readFileSync(queriesFile, 'utf8'));
const { directorySource, openIndex, searchText } = await importQuery();
const index = await openIndex(directorySource(folder));

/** @type {Record<string, Spread>} */
const ms = {};
for (const [name, queries] of Object.entries(lists)) {
	await ask(queries);
	const times = [];
	for (let round = 0; round < ROUNDS; round++) times.push(...(await ask(queries)));
	ms[name] = spreadOf(times);
}
/** @type {WarmSearches} */
const measured = { ms, peak_bytes: peakMemory() };
console.log(JSON.stringify(measured));

/** @param {readonly string[]} queries @returns {Promise<number[]>} */
async function ask(queries) {
	const times = [];
	for (const query of queries) {
		const start = performance.now();
		await searchText(index, query, { limit: DEFAULT_LIMIT });
		times.push(performance.now() - start);
	}
	return times;
}
