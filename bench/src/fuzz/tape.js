/**
 * Inputs of the fuzzer as tapes: the random numbers of which a target makes an input. A mutated tape is a mutated input
 * that is still valid for the target. As text, each number has four hexadecimal digits.
 *
 * @typedef {readonly number[]} Tape
 */
import { createRandom } from '../random.js';

/** Values of a number, and its digits. */
const VALUES = 2 ** 16;
const DIGITS = 4;

/** Maximum length of a tape in the corpus. */
export const MAX_TAPE = 1500;

/**
 * Returns a stream of the numbers of a tape, and of further ones after its end.
 *
 * @param {Tape} tape
 * @param {number} seed of what follows the tape
 * @returns {{ random: import('../random.js').Random, read: () => number[] }} with all numbers that were taken
 */
export function randomOf(tape, seed) {
	const further = createRandom(seed);
	/** @type {number[]} */
	const taken = [];
	const next = () => {
		const number = tape[taken.length] ?? further.below(VALUES);
		taken.push(number);
		return number / VALUES;
	};
	/** @param {number} limit */
	const below = (limit) => Math.floor(next() * limit);
	return {
		random: {
			next,
			below,
			between: (least, most) => least + below(most - least + 1),
			chance: (probability) => next() < probability,
			pick: (list) => /** @type {any} */ (list[below(list.length)]),
		},
		read: () => taken,
	};
}

/**
 * Returns a tape with a few changes: numbers replaced, moved by little, cut out or repeated, or its end taken from another.
 *
 * @param {import('../random.js').Random} random
 * @param {Tape} tape
 * @param {Tape} other
 */
export function mutatedTape(random, tape, other) {
	const changed = [...tape];
	for (let changes = random.between(1, 4); changes > 0; changes--) {
		const at = random.below(changed.length + 1);
		const size = random.between(1, 8);
		const kind = random.below(6);
		if (kind < 2) changed[Math.min(at, Math.max(0, changed.length - 1))] = random.below(VALUES);
		else if (kind === 2) changed.splice(at, size);
		else if (kind === 3) changed.splice(at, 0, ...changed.slice(at, at + size));
		else if (kind === 4) changed.splice(at, 0, ...Array.from({ length: size }, () => random.below(VALUES)));
		else changed.splice(at, changed.length, ...other.slice(random.below(other.length + 1)));
	}
	return changed.slice(0, MAX_TAPE);
}

/** @param {Tape} tape */
export function tapeText(tape) {
	return tape.map((number) => number.toString(16).padStart(DIGITS, '0')).join('');
}

/** @param {string} text @returns {number[]} */
export function tapeOf(text) {
	return Array.from({ length: text.length / DIGITS }, (_, i) =>
		Number.parseInt(text.slice(i * DIGITS, (i + 1) * DIGITS), 16),
	);
}
