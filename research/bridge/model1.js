/** IBM Model 1 (Brown et al., "The Mathematics of Statistical Machine Translation", 1993). */

const ITERATIONS = 6;

/** The share of a usual source that the null word has: words without a counterpart are few. */
const NULL_SHARE = 0.3;

const MAX_SOURCES = 60;
const MAX_TARGETS = 80;

/**
 * Learns how probable each target is as the translation of each source.
 *
 * @param {readonly (readonly [sources: readonly number[], targets: readonly number[]])[]} pairs numbers from 1; 0 is
 * the null word
 * @returns {Map<number, number>} probabilities by `source * 2 ** 22 + target`, those above 0.001
 */
export function trainModel1(pairs) {
	const links = [];
	const ends = [];
	const numbers = new Map();
	const sources = [];
	for (const [from, to] of pairs) {
		if (from.length > MAX_SOURCES || to.length > MAX_TARGETS) continue;
		for (const target of to) {
			for (const source of [0, ...from]) {
				const key = keyOf(source, target);
				let number = numbers.get(key);
				if (number === undefined) {
					number = numbers.size;
					numbers.set(key, number);
					sources.push(source);
				}
				links.push(number);
			}
			ends.push(links.length);
		}
	}
	const keys = [...numbers.keys()];
	const probabilities = iterate(Uint32Array.from(links), ends, Uint32Array.from(sources));
	return new Map(keys.map((key, i) => [key, probabilities[i]]).filter(([, p], i) => sources[i] > 0 && p > 0.001));
}

/** The key of a source and a target. */
export function keyOf(source, target) {
	return source * 2 ** 22 + target;
}

function iterate(links, ends, sources) {
	const fanOut = new Float64Array(Math.max(...tail(sources)) + 1);
	for (const source of sources) fanOut[source]++;
	let probabilities = Float64Array.from(sources, (source) => 1 / fanOut[source]);
	for (let round = 0; round < ITERATIONS; round++) {
		const counts = new Float64Array(sources.length);
		let from = 0;
		for (const to of ends) {
			let sum = 0;
			for (let i = from; i < to; i++) sum += shareOf(links[i]);
			for (let i = from; i < to; i++) counts[links[i]] += shareOf(links[i]) / sum;
			from = to;
		}
		const totals = new Float64Array(fanOut.length);
		counts.forEach((count, i) => {
			totals[sources[i]] += count;
		});
		probabilities = counts.map((count, i) => count / Math.max(totals[sources[i]], 1e-12));
	}
	return probabilities;

	function shareOf(link) {
		return sources[link] === 0 ? probabilities[link] * NULL_SHARE : probabilities[link];
	}
}

function tail(sources) {
	let most = 0;
	for (const source of sources) if (source > most) most = source;
	return [most];
}
