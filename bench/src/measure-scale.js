import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openIndex } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';
import { sampleOf } from './ask.js';
import { scratchFolder } from './command.js';
import { generateTermQueries } from './generate-documents.js';
import { importQuery } from './query-bundle.js';
import { bytesIn, runBuild } from './run-build.js';
import { runScript } from './run-script.js';
import { spreadOf } from './statistics.js';

/** Queries asked of a warm process, of either kind. */
const WARM_QUERIES = 1000;

/** Fresh processes, each with another query. */
const FRESH_PROCESSES = 20;
const TITLES = 10;

/** How often a folder is built; the median counts. */
const BUILDS = 3;

/**
 * @typedef {import('./statistics.js').Spread} Spread
 *
 * @typedef {object} FirstSearches over fresh processes
 * @property {Spread} ms from before the import to the answer
 * @property {Spread} files read
 * @property {Spread} bytes of these files
 * @property {Spread} share of all bytes of the index
 * @property {number} least_hits of any of them
 * @property {number} greatest_share
 *
 * @typedef {object} MeasuredDocuments
 * @property {number} documents
 * @property {import('./build-documents.js').BuiltDocuments} build
 * @property {import('./warm-searches.js').WarmSearches} warm
 * @property {Record<string, FirstSearches>} first by the name of the list of queries
 *
 * @typedef {object} MeasuredFolder
 * @property {string} folder its name
 * @property {number} documents
 * @property {number} seconds of `pinakes build --vectors none` as a process, the median
 * @property {number} peak_bytes the most memory that this process had in use
 * @property {number} bytes of the index
 * @property {readonly string[]} queries
 * @property {FirstSearches} first
 * @property {FirstSearches} quoted the same queries in quotation marks, for which texts are read as well
 */

/**
 * Builds an index of made-up documents in a temporary folder and measures searches in it.
 *
 * @param {number} documents
 * @param {(step: string) => void} onStep called with each step as it begins
 * @returns {Promise<MeasuredDocuments>}
 */
export async function measureDocuments(documents, onStep) {
	const folder = scratchFolder('bench');
	const index = join(folder, 'index');
	onStep('building the index');
	const build = runScript('build-documents.js', [String(documents), index]);
	onStep(`asking ${2 * WARM_QUERIES} queries of one process`);
	const file = join(folder, 'queries.json');
	const queries = generateTermQueries(WARM_QUERIES + FRESH_PROCESSES);
	const { zipf, uniform } = queries;
	const warmLists = { zipf: zipf.slice(FRESH_PROCESSES), uniform: uniform.slice(FRESH_PROCESSES) };
	writeFileSync(file, JSON.stringify(warmLists));
	await importQuery();
	const warm = runScript('warm-searches.js', [index, file]);
	onStep(`asking one query of each of ${2 * FRESH_PROCESSES} processes`);
	const first = {
		zipf: measureFirst(index, zipf.slice(0, FRESH_PROCESSES), build.bytes),
		uniform: measureFirst(index, uniform.slice(0, FRESH_PROCESSES), build.bytes),
	};
	return { documents, build, warm, first };
}

/**
 * Builds the index of a folder with the command, and measures first searches for the titles of its documents.
 *
 * @param {string} sources
 * @param {(step: string) => void} onStep called with each step as it begins
 * @returns {Promise<MeasuredFolder>}
 */
export async function measureFolder(sources, onStep) {
	const folder = scratchFolder('bench');
	const index = join(folder, 'index');
	onStep('building the index');
	const builds = [];
	for (let build = 0; build < BUILDS; build++) {
		rmSync(index, { recursive: true, force: true });
		builds.push(await runBuild([sources], index, 'none', join(folder, 'peak')));
	}
	const bytes = bytesIn(index);
	const opened = await openIndex(directorySource(index));
	const outlines = await opened.run(readOutlines);
	const queries = sampleOf([...new Set(outlines.map(({ title }) => title))], TITLES);
	const quoted = queries.map((query) => `"${query.replaceAll('"', '')}"`);
	onStep(`asking one query of each of ${2 * queries.length} processes`);
	await importQuery();
	return {
		folder: basename(sources),
		documents: outlines.length,
		seconds: spreadOf(builds.map(({ seconds }) => seconds)).p50,
		peak_bytes: Math.max(...builds.map(({ peak_bytes }) => peak_bytes)),
		bytes,
		queries,
		first: measureFirst(index, queries, bytes),
		quoted: measureFirst(index, quoted, bytes),
	};
}

/**
 * @param {string} index
 * @param {readonly string[]} queries
 * @param {number} indexBytes
 * @returns {FirstSearches}
 */
function measureFirst(index, queries, indexBytes) {
	const measured = queries.map(
		(query) => /** @type {import('./first-search.js').FirstSearch} */ (runScript('first-search.js', [index, query])),
	);
	const shares = measured.map(({ bytes }) => bytes / indexBytes);
	return {
		ms: spreadOf(measured.map(({ ms }) => ms)),
		files: spreadOf(measured.map(({ files }) => files)),
		bytes: spreadOf(measured.map(({ bytes }) => bytes)),
		share: spreadOf(shares),
		least_hits: Math.min(...measured.map(({ hits }) => hits)),
		greatest_share: Math.max(...shares),
	};
}
