import { OWN_ENGINE } from './engines.js';
import { number, table } from './table.js';

/**
 * @typedef {import('./measure-engine.js').Measured} Measured
 *
 * @typedef {object} MeasuredCollection
 * @property {string} collection
 * @property {import('./collections.js').Language} language
 * @property {number} docs
 * @property {number} queries
 * @property {number} text_bytes
 * @property {number} reading_peak_bytes the most memory of a fresh process that only reads the collection
 * @property {readonly Measured[]} engines
 * @property {readonly { engine: string, reason: string }[]} skipped
 */

/** @type {readonly (readonly [heading: string, cell: (measured: Measured, collection: MeasuredCollection) => string])[]} */
const COLUMNS = [
	['build ms', ({ build_ms }) => number(build_ms)],
	['index', ({ bytes }, { text_bytes }) => number(bytes / text_bytes)],
	['gz', ({ gzip_bytes }, { text_bytes }) => number(gzip_bytes / text_bytes)],
	['first answer ms', ({ first_ms }) => number(first_ms)],
	['… without import', ({ first_without_import_ms }) => number(first_without_import_ms)],
	['p50 µs', ({ query_us }) => number(query_us.p50)],
	['p99 µs', ({ query_us }) => number(query_us.p99)],
	['build MB', ({ build_peak_bytes }) => number(build_peak_bytes / 1e6)],
	['answer MB', ({ first }) => number(first.peak_bytes / 1e6)],
	['nDCG@10', ({ quality }) => quality.ndcg10.toFixed(3)],
	['MRR@10', ({ quality }) => quality.mrr10.toFixed(3)],
	['R@5', ({ quality }) => quality.recall5.toFixed(3)],
	['R@10', ({ quality }) => quality.recall10.toFixed(3)],
];

/**
 * What is set in proportion to the own engine.
 *
 * @type {readonly (readonly [heading: string, figure: (measured: Measured) => number])[]}
 */
const RATIOS = [
	['p50', ({ query_us }) => query_us.p50],
	['first answer', ({ first_ms }) => first_ms],
	['… without import', ({ first_without_import_ms }) => first_without_import_ms],
	['index', ({ bytes }) => bytes],
	['gz', ({ gzip_bytes }) => gzip_bytes],
];

/**
 * All that was measured, as markdown.
 *
 * @param {readonly MeasuredCollection[]} collections
 */
export function peersTable(collections) {
	return [measuredTable(collections), notes(collections), ratioTable(collections), settings(collections)]
		.filter((part) => part !== '')
		.join('\n');
}

/** @param {readonly MeasuredCollection[]} collections */
function measuredTable(collections) {
	const rows = collections.flatMap((collection) =>
		collection.engines.map((measured) => [
			collection.collection,
			measured.engine + (measured.queries < collection.queries ? ' *' : ''),
			...COLUMNS.map(([, cell]) => cell(measured, collection)),
		]),
	);
	return table(['collection', 'engine', ...COLUMNS.map(([heading]) => heading)], rows, 2);
}

/** @param {readonly MeasuredCollection[]} collections */
function notes(collections) {
	const samples = collections.flatMap(({ collection, queries, engines }) =>
		engines
			.filter((measured) => measured.queries < queries)
			.map((measured) => `${measured.engine} on ${collection} ${measured.queries} of ${queries}`),
	);
	const reading = collections.map(({ collection, reading_peak_bytes }) => {
		return `${collection} ${number(reading_peak_bytes / 1e6)}`;
	});
	return [
		...(samples.length === 0
			? []
			: [`\\* p50, p99 and quality are of a sample of the queries: ${samples.join(', ')}.\n`]),
		`MB of a process that only reads a collection: ${reading.join(', ')}.\n`,
	].join('\n');
}

/** @param {readonly MeasuredCollection[]} collections */
function ratioTable(collections) {
	const rows = collections.flatMap(({ collection, engines }) => {
		const own = engines.find(({ engine }) => engine === OWN_ENGINE);
		if (own === undefined) return [];
		return engines
			.filter((peer) => peer !== own)
			.map((peer) => [collection, peer.engine, ...RATIOS.map(([, figure]) => number(figure(peer) / figure(own)))]);
	});
	if (rows.length === 0) return '';
	const headings = RATIOS.map(([heading]) => heading);
	return `Each peer over ${OWN_ENGINE}:\n\n${table(['collection', 'engine', ...headings], rows, 2)}`;
}

/** @param {readonly MeasuredCollection[]} collections */
function settings(collections) {
	const lines = collections.flatMap(({ language, engines, skipped }) => [
		...engines.map((measured) => `- ${measured.engine}, ${language}: ${measured.settings}\n`),
		...skipped.map(({ engine, reason }) => `- ${engine}, ${language}: not measured, ${reason}\n`),
	]);
	return `Settings:\n\n${[...new Set(lines)].sort().join('')}`;
}
