/**
 * Percentiles of measurements, in their unit.
 *
 * @typedef {object} Spread
 * @property {number} count
 * @property {number} p50 half of them are not above it
 * @property {number} p99 99 of 100 are not above it
 */

/** @param {readonly number[]} values @returns {Spread} */
export function spreadOf(values) {
	const sorted = Float64Array.from(values).sort();
	return { count: sorted.length, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

/**
 * Returns the nearest-rank percentile, which is always a measured value.
 *
 * @param {readonly number[]} values
 * @param {number} share
 */
export function percentileOf(values, share) {
	return percentile(Float64Array.from(values).sort(), share);
}

/** @param {Float64Array} sorted @param {number} share */
function percentile(sorted, share) {
	return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
