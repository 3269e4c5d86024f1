/**
 * Look-ups in a process that has been running for a while. Run as
 * `node warm-look-ups.js INDEX_FOLDER QUERIES_FILE`; prints `WarmLookUps` as JSON.
 *
 * @typedef {import('./statistics.js').Spread} Spread
 *
 * @typedef {object} WarmLookUps
 * @property {Spread} new_parts each query asked for the first time of an index opened just before: the
 * code is warm, and parts that no earlier query needed are still to be read
 * @property {Spread} all each query asked again, several times: all parts are in memory
 * @property {Spread} matches those of `all` that were answered
 * @property {Spread} refusals those of `all` that were refused
 * @property {Record<string, Spread>} outcomes `all` by what came of it: `match` or the category
 *
 * @typedef {{ ms: number, outcome: string }} Asked one query: how long it took and what came of it
 */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { matchUnits, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { spreadOf } from './statistics.js';

/** How often all queries are asked once everything is warm. */
const ROUNDS = 3;

const MATCH = 'match';

const [folder = '', queriesFile = ''] = process.argv.slice(2);
/** @type {import('@pinakes/query').MatchQuery[]} */
const queries = JSON.parse(readFileSync(queriesFile, 'utf8'));

await askAll(await openIndex(directorySource(folder)));
const index = await openIndex(directorySource(folder));
const first = await askAll(index);
/** @type {Asked[]} */
const rounds = [];
for (let round = 0; round < ROUNDS; round++) rounds.push(...(await askAll(index)));

/** @type {WarmLookUps} */
const measured = {
	new_parts: spread(first),
	all: spread(rounds),
	matches: spread(rounds.filter(({ outcome }) => outcome === MATCH)),
	refusals: spread(rounds.filter(({ outcome }) => outcome !== MATCH)),
	outcomes: Object.fromEntries(
		[...new Set(rounds.map(({ outcome }) => outcome))]
			.sort()
			.map((name) => [name, spread(rounds.filter(({ outcome }) => outcome === name))]),
	),
};
console.log(JSON.stringify(measured));

/**
 * Asks every query, one after the other.
 *
 * @param {import('@pinakes/query').Index} index
 * @returns {Promise<Asked[]>}
 */
async function askAll(index) {
	const asked = [];
	for (const query of queries) {
		const start = performance.now();
		const result = await matchUnits(index, query);
		const ms = performance.now() - start;
		asked.push({ ms, outcome: result.rejection_category ?? MATCH });
	}
	return asked;
}

/** @param {readonly Asked[]} asked */
function spread(asked) {
	return spreadOf(asked.map(({ ms }) => ms));
}
