import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIndex } from './build-index.js';
import { generateQueries } from './generate-queries.js';
import { generateUnits } from './generate-units.js';
import { runScript } from './run-script.js';
import { spreadOf } from './statistics.js';

/** Queries asked of the warm process. */
const WARM_QUERIES = 2_000;

/** Fresh processes, each with another query. */
const FRESH_PROCESSES = 100;

/** Seeds of the queries; those of fresh processes are others than those of the warm one. */
const WARM_SEED = 2;
const FRESH_SEED = 3;

/**
 * @typedef {import('./statistics.js').Spread} Spread
 *
 * @typedef {object} FirstLookUps over fresh processes
 * @property {Spread} open_ms for `openIndex`
 * @property {Spread} match_ms for the first `matchUnits` after it
 * @property {Spread} files read by that `matchUnits`
 * @property {Spread} bytes of these files
 * @property {Spread} share of all bytes of the index
 *
 * @typedef {object} Measured for one size
 * @property {number} units
 * @property {number} packages
 * @property {import('./build-index.js').Built} build
 * @property {import('./warm-look-ups.js').WarmLookUps} warm milliseconds
 * @property {FirstLookUps} first
 */

/**
 * Builds an index of made-up units in a temporary folder and measures look-ups in it.
 *
 * @param {number} count how many units
 * @param {(step: string) => void} onStep called with each step as it begins
 * @returns {Promise<Measured>}
 */
export async function measureMatch(count, onStep) {
	const folder = mkdtempSync(join(tmpdir(), 'pinakes-bench-'));
	try {
		onStep('making up the units');
		const sources = generateUnits(count);
		onStep('building the index');
		const index = join(folder, 'index');
		const build = buildIndex(sources, index);
		onStep(`asking ${WARM_QUERIES} queries of one process`);
		const queries = join(folder, 'queries.json');
		writeFileSync(queries, JSON.stringify(generateQueries(sources.units, WARM_QUERIES, WARM_SEED)));
		const warm = await runScript('warm-look-ups.js', [index, queries]);
		onStep(`asking one query of each of ${FRESH_PROCESSES} processes`);
		const fresh = generateQueries(sources.units, FRESH_PROCESSES, FRESH_SEED);
		const first = await measureFirst(index, fresh, build.bytes);
		return { units: sources.units.length, packages: sources.packages.length, build, warm, first };
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/**
 * @param {string} index
 * @param {readonly import('@pinakes/query').MatchQuery[]} queries
 * @param {number} indexBytes
 * @returns {Promise<FirstLookUps>}
 */
async function measureFirst(index, queries, indexBytes) {
	/** @type {import('./first-look-up.js').FirstLookUp[]} */
	const measured = [];
	for (const query of queries) measured.push(await runScript('first-look-up.js', [index, JSON.stringify(query)]));
	return {
		open_ms: spreadOf(measured.map(({ open_ms }) => open_ms)),
		match_ms: spreadOf(measured.map(({ match_ms }) => match_ms)),
		files: spreadOf(measured.map(({ files }) => files)),
		bytes: spreadOf(measured.map(({ bytes }) => bytes)),
		share: spreadOf(measured.map(({ bytes }) => bytes / indexBytes)),
	};
}
