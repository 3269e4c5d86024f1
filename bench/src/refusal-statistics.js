import { auroc, binOf } from '@pinakes/indexer/internal/statistics';

/**
 * How well a score tells queries that the documents answer from others.
 *
 * @typedef {object} Separation
 * @property {number} auroc the chance that a query that is answered scores above one that is not, where equal scores
 * count half: 1 where a threshold tells all of them apart, 0.5 where the score says nothing
 * @property {number} reject_at_5pct the share of the others that is refused at the threshold of `refusalThreshold`
 */

/** The share of answered queries that a threshold may refuse. */
const WRONGLY_REFUSED = 0.05;

/**
 * @param {readonly number[]} inside scores of queries that the documents answer, one at least
 * @param {readonly number[]} outside scores of others, one at least
 * @returns {Separation}
 */
export function separationOf(inside, outside) {
	const threshold = refusalThreshold(inside);
	return {
		auroc: /** @type {number} */ (auroc(inside, outside)),
		reject_at_5pct: outside.filter((score) => score < threshold).length / outside.length,
	};
}

/**
 * The highest threshold below which no more than 5 % of answered queries lie.
 *
 * @param {readonly number[]} inside
 */
export function refusalThreshold(inside) {
	const sorted = Float64Array.from(inside).sort();
	return /** @type {number} */ (sorted[Math.floor(sorted.length * WRONGLY_REFUSED)]);
}

/**
 * @typedef {object} Bin of scores
 * @property {number} from
 * @property {number} to
 * @property {number} inside the share of the answered queries whose score lies in it
 * @property {number} outside the share of the others
 * @property {number | undefined} answered the share of answered queries among those that lie in it, where both sets
 * weigh the same however large they are; undefined where none does
 */

/**
 * Scores from 0 to 1 in bins of equal width.
 *
 * @param {readonly number[]} inside
 * @param {readonly number[]} outside
 * @param {number} count
 * @returns {Bin[]}
 */
export function binsOf(inside, outside, count) {
	const [within, without] = [inside, outside].map((scores) => sharesByBin(scores, count));
	return Array.from({ length: count }, (_, bin) => {
		const here = /** @type {number} */ (within?.[bin]);
		const other = /** @type {number} */ (without?.[bin]);
		return {
			from: bin / count,
			to: (bin + 1) / count,
			inside: here,
			outside: other,
			answered: here + other > 0 ? here / (here + other) : undefined,
		};
	});
}

/** @param {readonly number[]} scores @param {number} count */
function sharesByBin(scores, count) {
	const shares = new Array(count).fill(0);
	for (const score of scores) shares[binOf(score, count)] += 1 / scores.length;
	return shares;
}
