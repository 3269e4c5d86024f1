import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/**
 * @typedef {import('./collections.js').Query} Query
 *
 * @typedef {object} Asked
 * @property {Query} query
 * @property {readonly string[]} ids
 * @property {number} us
 */

/**
 * Runs queries one after the other, until all are done or the time is up.
 *
 * @template Handle
 * @param {import('./engines.js').Engine<Handle>} engine
 * @param {Handle} handle
 * @param {readonly Query[]} queries
 * @param {{ limit: number, milliseconds: number }} bounds documents to an answer, and the time after which no further
 * query is asked; one is at any rate
 * @returns {Promise<Asked[]>}
 */
export async function ask(engine, handle, queries, { limit, milliseconds }) {
	/** @type {Asked[]} */
	const asked = [];
	const end = performance.now() + milliseconds;
	for (const query of queries) {
		const start = performance.now();
		const answer = engine.search(handle, query.text, limit);
		const ids = answer instanceof Promise ? await answer : answer;
		const stop = performance.now();
		asked.push({ query, ids, us: (stop - start) * 1000 });
		if (stop > end) break;
		// Lets timers run, as FlexSearch clears its query cache by timer.
		await setImmediate();
	}
	return asked;
}

/**
 * Returns evenly spaced items of a list; all if there are not more.
 *
 * @template T
 * @param {readonly T[]} list
 * @param {number} size
 * @returns {T[]}
 */
export function sampleOf(list, size) {
	if (list.length <= size) return [...list];
	return Array.from({ length: size }, (_, at) => /** @type {T} */ (list[Math.floor((at * list.length) / size)]));
}
