/**
 * Bits in few bytes. Bits that are not 0 as often as 1 are in an arithmetic code from the front, whose probabilities adapt, each to
 * the bits of its context. Plain bits are behind it, from the end to the front, as they are.
 *
 * The code is a number, whose digits are bytes. The range of possible numbers is divided for each bit, in the ratio of its
 * probabilities. No number here has more than 30 bits, as engines keep larger ones in objects. Readers have a loop of their own
 * (kinds/text/chunks.ts): what it holds stays in registers.
 */

/** The range before the first bit, and the bytes of a number in it. */
export const FIRST_RANGE = 2 ** 24;
export const CODE_BYTES = 3;

/** A smaller range gets another byte. */
export const MIN_RANGE = 2 ** 22;

/**
 * The state of a context before its first bit: the probability that a bit is 1, of 2 to the power of 16, times 16, and how many bits it
 * has adapted to.
 */
export const FIRST_STATE = 2 ** 19;

/** Returns the part of a range for a bit that is 1, which is at its beginning. */
export function rangeOfOne(range: number, state: number): number {
	// Never nothing, however small the probability.
	return (range >>> 12) * ((state >>> 8) | 1);
}

/** Returns the state of a context after a bit. */
export function adapted(state: number, isOne: boolean): number {
	const chance = state >>> 4;
	const seen = state & 15;
	// At first by a half, at last by 1/32.
	const shift = 32 - Math.clz32(seen + 1);
	const next = isOne ? chance + ((0xffff - chance) >> shift) : chance - (chance >> shift);
	return (next << 4) | (seen < 15 ? seen + 1 : seen);
}
