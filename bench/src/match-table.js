import { whole } from './table.js';

/**
 * @typedef {import('./measure-match.js').Measured} Measured
 * @typedef {import('./statistics.js').Spread} Spread
 */

/** @type {readonly (readonly [label: string, cell: (measured: Measured) => string])[]} */
const ROWS = [
	['packages', ({ packages }) => whole(packages)],
	['build, in memory (s)', ({ build }) => build.seconds.toFixed(2)],
	['write to the folder (s)', ({ build }) => build.write_seconds.toFixed(2)],
	['index files', ({ build }) => whole(build.files)],
	['index (kB)', ({ build }) => kilobytes(build.bytes)],
	['manifest (kB)', ({ build }) => kilobytes(build.manifest_bytes)],
	['warm `matchUnits`, p50 / p99 (ms)', ({ warm }) => spread(warm.all, milliseconds)],
	['… matches', ({ warm }) => spread(warm.matches, milliseconds)],
	['… refusals', ({ warm }) => spread(warm.refusals, milliseconds)],
	['… first asked of an index, code warm', ({ warm }) => spread(warm.new_parts, milliseconds)],
	['fresh process: `openIndex`, p50 / p99 (ms)', ({ first }) => spread(first.open_ms, milliseconds)],
	['fresh process: first `matchUnits` (ms)', ({ first }) => spread(first.match_ms, milliseconds)],
	['… files read', ({ first }) => spread(first.files, whole)],
	['… read (kB)', ({ first }) => spread(first.bytes, kilobytes)],
	['… share of the index', ({ first }) => spread(first.share, percent)],
];

/**
 * The measurements as a markdown table, a column to a size.
 *
 * @param {readonly Measured[]} measured
 */
export function matchTable(measured) {
	const lines = [
		['units', ...measured.map(({ units }) => whole(units))],
		['-', ...measured.map(() => '-:')],
		...ROWS.map(([label, cell]) => [label, ...measured.map(cell)]),
	];
	return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/**
 * @param {Spread} spread
 * @param {(value: number) => string} write
 */
function spread({ count, p50, p99 }, write) {
	return count === 0 ? '–' : `${write(p50)} / ${write(p99)}`;
}

/** @param {number} bytes */
function kilobytes(bytes) {
	return whole(Math.round(bytes / 1000));
}

/** @param {number} value */
function milliseconds(value) {
	return value.toFixed(value < 1 ? 3 : 2);
}

/** @param {number} share */
function percent(share) {
	return `${(share * 100).toFixed(share < 0.1 ? 2 : 0)} %`;
}
