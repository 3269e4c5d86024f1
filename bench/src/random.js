/**
 * A seeded stream of pseudo-random numbers.
 *
 * @typedef {object} Random
 * @property {() => number} next a number from 0 up to 1
 * @property {(limit: number) => number} below a whole number from 0 up to the limit, without it
 * @property {(least: number, most: number) => number} between a whole number from the least to the most
 * @property {(probability: number) => boolean} chance true as often as the probability says
 * @property {<T>(list: readonly T[]) => T} pick an item of a list that is not empty
 */

/**
 * Starts a stream: mulberry32, a 32-bit counter each of whose values is mixed by two multiplications.
 * It needs whole-number arithmetic alone, so that a seed gives the same numbers in every engine; its
 * period of 2^32 is some hundred times what 100,000 units draw.
 *
 * @param {number} seed a whole number
 * @returns {Random}
 */
export function createRandom(seed) {
	let state = seed | 0;
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	/** @param {number} limit */
	const below = (limit) => Math.floor(next() * limit);
	return {
		next,
		below,
		between: (least, most) => least + below(most - least + 1),
		chance: (probability) => next() < probability,
		pick: (list) => /** @type {any} */ (list[below(list.length)]),
	};
}

/**
 * A way to draw from a list by the law of Zipf and Mandelbrot: an item of rank r comes as often as
 * 1 / (r + flatness). Words of a language follow it with 0; labels that people choose have a flatter head.
 *
 * @template T
 * @param {readonly T[]} list the items, most frequent first
 * @param {number} [flatness]
 * @returns {(random: Random) => T}
 */
export function zipfPicker(list, flatness = 0) {
	const sums = new Float64Array(list.length);
	let total = 0;
	for (let rank = 0; rank < list.length; rank++) {
		total += 1 / (rank + 1 + flatness);
		sums[rank] = total;
	}
	return (random) => {
		const wanted = random.next() * total;
		let low = 0;
		let high = list.length - 1;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (/** @type {number} */ (sums[middle]) <= wanted) low = middle + 1;
			else high = middle;
		}
		return /** @type {T} */ (list[low]);
	};
}

/**
 * Draws until there are as many different items as asked for.
 *
 * @template T
 * @param {number} count
 * @param {() => T} draw must be able to give that many different items
 * @returns {T[]}
 */
export function drawDistinct(count, draw) {
	/** @type {Set<T>} */
	const drawn = new Set();
	while (drawn.size < count) drawn.add(draw());
	return [...drawn];
}
