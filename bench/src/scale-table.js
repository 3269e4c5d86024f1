import { number, percent, table, whole } from './table.js';

/**
 * @typedef {import('./measure-scale.js').FirstSearches} FirstSearches
 * @typedef {import('./measure-scale.js').MeasuredDocuments} MeasuredDocuments
 * @typedef {import('./measure-scale.js').MeasuredFolder} MeasuredFolder
 * @typedef {import('./statistics.js').Spread} Spread
 */

/**
 * What was measured of made-up documents, as markdown.
 *
 * @param {MeasuredDocuments} measured
 */
export function documentsTable({ documents, build, warm, first }) {
	return table(
		['made-up documents', whole(documents)],
		[
			['build, in memory (s)', number(build.build_s)],
			['write to the folder (s)', number(build.write_s)],
			['most memory of the build (MB)', megabytes(build.peak_bytes)],
			['index files', whole(build.files)],
			['index (MB)', megabytes(build.bytes)],
			...Object.entries(warm.ms).map(([name, ms]) => [`warm, ${name}, p50 / p99 (ms)`, spread(ms, number)]),
			['most memory of the warm process (MB)', megabytes(warm.peak_bytes)],
			...Object.entries(first).flatMap(([name, searches]) => [
				[`fresh process, ${name}, p50 / p99 (ms)`, spread(searches.ms, number)],
				...readRows(searches),
			]),
		],
	);
}

/**
 * What was measured of builds with bounded memory, as markdown.
 *
 * @param {readonly import('./measure-memory.js').BoundedBuild[]} builds the smallest first
 * @param {string} memory
 */
export function memoryTable(builds, memory) {
	/** @param {import('./measure-memory.js').BoundedBuild} build */
	const perPage = ({ seconds, documents }) => (seconds * 1000) / documents;
	/** @param {import('./measure-memory.js').BoundedBuild} build */
	const cpuPerPage = ({ cpu_seconds, documents }) => (cpu_seconds * 1000) / documents;
	const times = ['ms a page', 'of the first', 'CPU ms a page', 'of the first', 'cores'];
	return table(
		[`pages, --memory ${memory}`, 'build s', ...times, 'most MB', 'index MB'],
		builds.map((build) => [
			whole(build.documents),
			number(build.seconds),
			number(perPage(build)),
			number(perPage(build) / perPage(builds[0] ?? build)),
			number(cpuPerPage(build)),
			number(cpuPerPage(build) / cpuPerPage(builds[0] ?? build)),
			number(build.cpu_seconds / build.seconds),
			megabytes(build.peak_bytes),
			megabytes(build.bytes),
		]),
	);
}

/** @param {FirstSearches} first */
function readRows(first) {
	return [
		['… files read', spread(first.files, whole)],
		['… read (kB)', spread(first.bytes, (bytes) => whole(Math.round(bytes / 1000)))],
		['… share of the index', spread(first.share, percent)],
	];
}

/**
 * What was measured of folders, as markdown.
 *
 * @param {readonly MeasuredFolder[]} measured
 */
export function foldersTable(measured) {
	const searches = ['fresh ms', 'share read', 'most'];
	const headings = ['folder', 'documents', 'build s', 'most MB', 'index MB', ...searches];
	const rows = measured.map(({ folder, documents, seconds, peak_bytes, bytes, first, quoted }) => [
		folder,
		whole(documents),
		number(seconds),
		megabytes(peak_bytes),
		megabytes(bytes),
		...[first, quoted].flatMap(({ ms, share, greatest_share }) => [
			spread(ms, number),
			percent(share.p50, 2),
			percent(greatest_share, 2),
		]),
	]);
	const queries = measured.map(({ folder, queries, first }) => {
		return `- ${folder}, ${first.least_hits} hits or more each: ${queries.join(' · ')}\n`;
	});
	const quotedSearches = searches.map((heading) => `in quotes: ${heading}`);
	return `${table([...headings, ...quotedSearches], rows)}\nQueries, a fresh process each:\n\n${queries.join('')}`;
}

/** @param {Spread} spread @param {(value: number) => string} write */
function spread({ p50, p99 }, write) {
	return `${write(p50)} / ${write(p99)}`;
}

/** @param {number} bytes */
function megabytes(bytes) {
	return number(bytes / 1e6);
}
