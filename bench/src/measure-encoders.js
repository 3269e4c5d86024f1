import { performance } from 'node:perf_hooks';
import { draftFiles, finishIndex, throwProblem } from '@pinakes/indexer/internal/build/index-files';
import { NO_CONFIG } from '@pinakes/indexer/internal/config/config';
import { makeVectors } from '@pinakes/indexer/internal/kinds/vectors/make';
import { memorySource, openIndex } from '@pinakes/query';
import { searchHybrid } from '@pinakes/query/search';
import { sampleOf } from './ask.js';
import { qualityOf } from './ranking-metrics.js';
import { spreadOf } from './statistics.js';

/** Queries to a collection at most. */
const MAX_QUERIES = 400;

const LIMIT = 10;

/** Weight that forces vectors to be written although the build would choose none. */
const ANY_WEIGHT = 0.3;

/** @typedef {import('@pinakes/query/search').Encoder} Encoder */

/**
 * How well an encoder ranks a collection.
 *
 * @typedef {object} MeasuredEncoder
 * @property {string} collection
 * @property {string} encoder
 * @property {number} alone nDCG@10 of cosines alone
 * @property {number} fused nDCG@10 of text and vectors
 * @property {number} weight of vectors, which the build chose, or ANY_WEIGHT where it chose none
 * @property {number} bytes of vectors in the index
 * @property {number} encode_s to make them
 * @property {number} p50_ms of a query by both
 */

/**
 * @param {import('./collections.js').Collection} collection
 * @param {'none' | 'lsa' | 'static' | Encoder} encoder
 * @returns {Promise<MeasuredEncoder>}
 */
export async function measureEncoder(collection, encoder) {
	const { docs, judged } = collection;
	const draft = draftFiles({ units: [], packages: [] }, { outlines: [], documents: docs }, NO_CONFIG, throwProblem);
	const text = /** @type {import('@pinakes/indexer/internal/kinds/text/indexed').IndexedText} */ (draft.text);
	const start = performance.now();
	const chosen = await makeVectors(text, encoder, { weight: undefined }, undefined, () => {});
	const isLeftOut = encoder !== 'none' && chosen?.made.settings.weight === 0;
	const known = isLeftOut ? await makeVectors(text, encoder, { weight: ANY_WEIGHT }, undefined, () => {}) : chosen;
	const encode_s = (performance.now() - start) / 1000;
	const files = finishIndex(draft, known?.made);
	const bytes = [...files].filter(([path]) => /(?:section|term)_vectors/.test(path));
	const index = await openIndex(memorySource(files));
	const queries = sampleOf(
		collection.queries.filter(({ id }) => judged.has(id)),
		MAX_QUERIES,
	);
	const own = typeof encoder === 'string' ? {} : { encoder };
	/** @param {'text' | 'vector' | 'hybrid'} mode */
	const ask = async (mode) => {
		const rankings = new Map();
		const times = [];
		for (const { id, text: query } of queries) {
			const from = performance.now();
			const { hits } = await searchHybrid(index, query, { mode, limit: LIMIT, ...own });
			times.push(performance.now() - from);
			rankings.set(
				id,
				hits.map((hit) => hit.id),
			);
		}
		return { ndcg: qualityOf(rankings, judged).ndcg10, p50: spreadOf(times).p50 };
	};
	const alone = await ask(encoder === 'none' ? 'text' : 'vector');
	const fused = await ask(encoder === 'none' ? 'text' : 'hybrid');
	return {
		collection: collection.name,
		encoder: typeof encoder === 'string' ? encoder : encoder.name,
		alone: alone.ndcg,
		fused: fused.ndcg,
		weight: known?.made.settings.weight ?? 0,
		bytes: bytes.reduce((sum, [, content]) => sum + Buffer.byteLength(/** @type {string} */ (content)), 0),
		encode_s: encoder === 'none' ? 0 : encode_s,
		p50_ms: fused.p50,
	};
}
