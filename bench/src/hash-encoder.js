/** Words of Latin letters, and single Chinese characters. */
const WORDS = /[a-z0-9]+|[\u3400-\u9fff]/g;

/**
 * An encoder that needs no model: each word has random numbers, the same in every run, and a text the sum of its words.
 *
 * @param {number} dimensions
 * @returns {import('@pinakes/query/format/kinds/vectors/encoder').Encoder}
 */
export function hashEncoder(dimensions) {
	/** @type {Map<string, Float32Array>} */
	const known = new Map();
	/** @param {string} word */
	function vectorOf(word) {
		const vector = known.get(word) ?? Float32Array.from(numbersOf(word, dimensions));
		known.set(word, vector);
		return vector;
	}
	return {
		name: `bench:random-${dimensions}`,
		fingerprint: `random-${dimensions}`,
		encode: async (texts) =>
			texts.map((text) => {
				const sum = new Float32Array(dimensions);
				for (const word of text.toLowerCase().match(WORDS) ?? ['']) {
					const vector = vectorOf(word);
					for (let i = 0; i < dimensions; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0);
				}
				return sum;
			}),
	};
}

/** @param {string} word @param {number} count */
function* numbersOf(word, count) {
	let state = 7;
	for (const letter of word) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
	for (let i = 0; i < count; i++) {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		yield ((state >>> 8) % 2001) - 1000;
	}
}
