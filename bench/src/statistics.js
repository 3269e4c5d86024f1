/**
 * What a list of measurements amounts to, in their unit.
 *
 * @typedef {object} Spread
 * @property {number} count
 * @property {number} p50 half of them are not above it
 * @property {number} p99 99 of 100 are not above it
 */

/**
 * @param {readonly number[]} values
 * @returns {Spread}
 */
export function spreadOf(values) {
	const sorted = Float64Array.from(values).sort();
	return { count: sorted.length, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

/**
 * The nearest-rank percentile: a value that was measured, never one between two.
 *
 * @param {Float64Array} sorted
 * @param {number} share
 */
function percentile(sorted, share) {
	return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
