/** Evaluates this project's text search over test collections; see ../README.md. */
import { checkCollections, readCollection } from '../src/collections.js';
import { orExit, readArguments, withGarbageCollector } from '../src/command.js';
import { OWN_ENGINE } from '../src/engines.js';
import { measureEngine } from '../src/measure-engine.js';
import { number, table } from '../src/table.js';

/** What ranks documents: `searchText`. */
const MODE = 'text';
const USAGE = 'Usage: node bench/bin/eval.js COLLECTION_FOLDER … [--json]';

/**
 * @typedef {object} Evaluation of a collection; times are medians but for p99
 * @property {string} collection
 * @property {string} mode
 * @property {number} ndcg10
 * @property {number} mrr10
 * @property {number} r5
 * @property {number} r10
 * @property {number} p50_us
 * @property {number} p99_us
 * @property {number} load_ms in a fresh process from before the import to the first answer
 * @property {number} build_ms from documents in memory to an index in memory
 * @property {number} index_bytes
 * @property {number} index_gz_bytes
 * @property {number} text_bytes of all titles and texts
 */

withGarbageCollector();
const { folders, json } = readArguments(USAGE, { json: { type: 'boolean' } }, ({ json }, folders) => {
	if (folders.length === 0) throw new Error('Name the folder of a collection.');
	return { folders, json };
});
const collections = orExit(() => checkCollections(folders).map(readCollection));
const evaluations = [];
for (const collection of collections) {
	const evaluation = await evaluate(collection);
	evaluations.push(evaluation);
	if (json) console.log(JSON.stringify(evaluation));
}
if (!json) {
	const headings = 'collection, mode, nDCG@10, MRR@10, R@5, R@10, p50 µs, p99 µs, load ms, build ms, index, gz';
	process.stdout.write(table(headings.split(', '), evaluations.map(toRow), 2));
}

/** @param {import('../src/collections.js').Collection} collection @returns {Promise<Evaluation>} */
async function evaluate(collection) {
	const { name, bytes } = collection;
	const measured = await measureEngine(OWN_ENGINE, collection, (step) => console.error(`${name}, ${MODE}: ${step} …`));
	const { quality, query_us } = measured;
	return {
		collection: name,
		mode: MODE,
		ndcg10: quality.ndcg10,
		mrr10: quality.mrr10,
		r5: quality.recall5,
		r10: quality.recall10,
		p50_us: query_us.p50,
		p99_us: query_us.p99,
		load_ms: measured.first_ms,
		build_ms: measured.build_ms,
		index_bytes: measured.bytes,
		index_gz_bytes: measured.gzip_bytes,
		text_bytes: bytes,
	};
}

/** @param {Evaluation} evaluation */
function toRow({ collection, mode, text_bytes, index_bytes, index_gz_bytes, ...figures }) {
	return [
		collection,
		mode,
		...[figures.ndcg10, figures.mrr10, figures.r5, figures.r10].map((share) => share.toFixed(3)),
		...[figures.p50_us, figures.p99_us, figures.load_ms, figures.build_ms].map(number),
		...[index_bytes, index_gz_bytes].map((bytes) => number(bytes / text_bytes)),
	];
}
