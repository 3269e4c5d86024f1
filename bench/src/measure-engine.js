import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { ask, sampleOf } from './ask.js';
import { scratchFolder } from './command.js';
import { importEngine } from './engines.js';
import { bytesOf, writeFiles } from './files.js';
import { qualityOf } from './ranking-metrics.js';
import { runScript } from './run-script.js';
import { spreadOf } from './statistics.js';

/** Documents to an answer. */
const LIMIT = 10;

/** Number of builds per index, and the maximum total time in milliseconds. */
const BUILDS = 3;
const BUILD_TIME = 10_000;

/** Number of fresh processes, each with a different query. */
const FRESH_PROCESSES = 5;

/** What warming up and one measured round may take together, in milliseconds; where all queries take longer, a sample. */
const QUERY_TIME = 120_000;
const SAMPLES = [1000, 300, 100, 30, 10];

/** Queries of which the fastest tells how long one takes: others wait for parts to be read, or for other programs. */
const PROBES = 10;

/** The queries are asked so many measured rounds, as long as these take no longer than so many milliseconds. */
const ROUNDS = 3;
const ROUNDS_TIME = 10_000;

/** Milliseconds before each round, for query caches to expire; that of FlexSearch takes 50. */
const PAUSE = 200;

/**
 * @template Handle
 * @typedef {import('./engines.js').Engine<Handle>} Engine
 */
/**
 * @typedef {import('./collections.js').Collection} Collection
 * @typedef {import('./engines.js').Files} Files
 * @typedef {import('./first-answer.js').FirstAnswer} FirstAnswer
 *
 * @typedef {object} Measured one engine on one collection
 * @property {string} engine
 * @property {string} settings
 * @property {number} build_ms from documents in memory to an index in memory, the median
 * @property {number} build_peak_bytes the most memory of a fresh process that reads the collection, builds and
 * serialises
 * @property {number} files of the index
 * @property {number} bytes of all files
 * @property {number} gzip_bytes of all files, each by itself with gzip -6
 * @property {FirstAnswer} first medians over fresh processes
 * @property {number} first_ms the median from before the import to the answer
 * @property {number} first_without_import_ms the median from after the import to the answer
 * @property {number} queries asked; where they are fewer than the collection has, a sample
 * @property {import('./statistics.js').Spread} query_us
 * @property {import('./ranking-metrics.js').Quality} quality
 */

/**
 * Measures an engine on a collection.
 *
 * @param {string} name of `ENGINES`
 * @param {Collection} collection
 * @param {(step: string) => void} onStep called with each step as it begins
 * @returns {Promise<Measured>}
 */
export async function measureEngine(name, collection, onStep) {
	const engine = await importEngine(name);
	const folder = scratchFolder('bench');
	onStep('building');
	const { build_ms, files, texts } = await measureBuild(engine, collection);
	writeFiles(folder, files);
	writeFiles(folder, texts);
	/** @type {import('./build-alone.js').BuiltAlone} */
	const alone = runScript('build-alone.js', [collection.folder, name]);
	onStep('asking fresh processes');
	const first = measureFirst(name, folder, collection);
	onStep('asking');
	const asked = await measureQueries(engine, folder, collection);
	return {
		engine: engine.name,
		settings: engine.settings(collection.language),
		build_ms,
		build_peak_bytes: alone.peak_bytes,
		...sizesOf(files),
		...first,
		...asked,
	};
}

/**
 * The most memory of a process that reads a collection and nothing else.
 *
 * @param {Collection} collection
 * @returns {number}
 */
export function measureReading({ folder }) {
	return runScript('build-alone.js', [folder]).peak_bytes;
}

/**
 * @template Handle
 * @param {Engine<Handle>} engine
 * @param {Collection} collection
 * @returns {Promise<{ build_ms: number, files: Files, texts: Files }>}
 */
async function measureBuild(engine, { docs, language }) {
	const times = [];
	const begin = performance.now();
	for (;;) {
		globalThis.gc?.();
		const start = performance.now();
		const handle = await engine.build(docs, language);
		const built = performance.now();
		times.push(built - start);
		if (times.length < BUILDS && built - begin < BUILD_TIME) continue;
		const texts = (await engine.texts?.(handle)) ?? new Map();
		return { build_ms: spreadOf(times).p50, files: await engine.serialize(handle), texts };
	}
}

/** @param {Files} files */
function sizesOf(files) {
	let gzip_bytes = 0;
	for (const content of files.values()) gzip_bytes += gzipSync(content, { level: 6 }).length;
	return { files: files.size, bytes: bytesOf(files), gzip_bytes };
}

/** @param {string} name @param {string} folder of the index @param {Collection} collection */
function measureFirst(name, folder, { queries, language }) {
	const measured = sampleOf(queries, FRESH_PROCESSES).map(
		({ text }) =>
			/** @type {FirstAnswer} */ (runScript('first-answer.js', [name, folder, language, text, String(LIMIT)])),
	);
	/** @param {(answer: FirstAnswer) => number} figure */
	const median = (figure) => spreadOf(measured.map(figure)).p50;
	return {
		first: {
			import_ms: median(({ import_ms }) => import_ms),
			load_ms: median(({ load_ms }) => load_ms),
			search_ms: median(({ search_ms }) => search_ms),
			peak_bytes: median(({ peak_bytes }) => peak_bytes),
		},
		first_ms: median(({ import_ms, load_ms, search_ms }) => import_ms + load_ms + search_ms),
		first_without_import_ms: median(({ load_ms, search_ms }) => load_ms + search_ms),
	};
}

/**
 * Asks the index as it was loaded from its folder. The first round warms up, and its answers are judged.
 *
 * @template Handle
 * @param {Engine<Handle>} engine
 * @param {string} folder
 * @param {Collection} collection
 * @returns {Promise<Pick<Measured, 'queries' | 'query_us' | 'quality'>>}
 */
async function measureQueries(engine, folder, collection) {
	globalThis.gc?.();
	const handle = await engine.load(folder, collection.language);
	const all = collection.queries;
	const probes = await ask(engine, handle, sampleOf(all, PROBES), { limit: LIMIT, milliseconds: QUERY_TIME });
	const probe_ms = Math.min(...probes.map(({ us }) => us)) / 1000;
	const sample = sampleOf(all, sizeWithin(QUERY_TIME / 2 / probe_ms, all.length));
	const warm = await ask(engine, handle, sample, { limit: LIMIT, milliseconds: QUERY_TIME });
	const known = new Set(collection.docs.map(({ id }) => id));
	for (const { query, ids } of warm) checkAnswer(ids, known, `${engine.name} answers query ${query.id}`);
	const queries = warm.map(({ query }) => query);
	const rankings = new Map(warm.map(({ query, ids }) => [query.id, ids]));

	globalThis.gc?.();
	const times = [];
	const begin = performance.now();
	for (let round = 0; round < ROUNDS && (round === 0 || performance.now() - begin < ROUNDS_TIME); round++) {
		await setTimeout(PAUSE);
		const asked = await ask(engine, handle, queries, { limit: LIMIT, milliseconds: QUERY_TIME });
		times.push(...asked.map(({ us }) => us));
	}
	return { queries: queries.length, query_us: spreadOf(times), quality: qualityOf(rankings, collection.judged) };
}

/**
 * How many queries to ask: all of them, or the size of a sample.
 *
 * @param {number} affordable
 * @param {number} all
 */
function sizeWithin(affordable, all) {
	if (all <= affordable) return all;
	return SAMPLES.find((size) => size <= affordable) ?? /** @type {number} */ (SAMPLES.at(-1));
}

/** @param {readonly string[]} ids @param {ReadonlySet<string>} known @param {string} says */
function checkAnswer(ids, known, says) {
	const unknown = ids.find((id) => !known.has(id));
	if (unknown !== undefined) throw new Error(`${says} with a document ${unknown}, which there is not.`);
	if (ids.length > LIMIT || new Set(ids).size < ids.length) {
		throw new Error(`${says} with more than ${LIMIT} documents, or one twice.`);
	}
}
