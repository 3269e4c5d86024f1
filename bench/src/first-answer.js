/**
 * The first answer of a fresh process. Run as `node first-answer.js ENGINE INDEX_FOLDER LANGUAGE QUERY LIMIT`; prints a
 * `FirstAnswer` as JSON.
 *
 * @typedef {object} FirstAnswer
 * @property {number} import_ms for reading and running the engine's code
 * @property {number} load_ms from there to an index that can be asked
 * @property {number} search_ms from there to the answer
 * @property {number} peak_bytes the most memory that the process had in use
 */
import { performance } from 'node:perf_hooks';
import { importEngine } from './engines.js';
import { peakMemory } from './process-use.js';

const [name = '', folder = '', language = '', query = '', limit = ''] = process.argv.slice(2);

const start = performance.now();
const engine = await importEngine(name);
const imported = performance.now();
const handle = await engine.load(folder, /** @type {import('./collections.js').Language} */ (language));
const loaded = performance.now();
await engine.search(handle, query, Number(limit));
const answered = performance.now();

/** @type {FirstAnswer} */
const measured = {
	import_ms: imported - start,
	load_ms: loaded - imported,
	search_ms: answered - loaded,
	peak_bytes: peakMemory(),
};
console.log(JSON.stringify(measured));
// An engine may leave a timer or a worker behind.
process.exit();
