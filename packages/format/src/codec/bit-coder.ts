/**
 * Bits in few bytes: an arithmetic code whose probabilities adapt, each to the bits of its context.
 *
 * A code is a number below 1, whose digits are bytes. The interval of possible numbers is divided for each bit, in the ratio of
 * its probabilities; bytes that both ends have in common are done. Bytes after the last are zeros.
 */

/** Codes a bit in a context. A writer codes the given bit, a reader ignores it. Returns the coded bit. */
export type CodeBit = (context: number, bit?: number) => number;

/** The context of bits that are 0 as often as 1, which does not adapt. */
export const EVEN = 0;

/** What a writer has written. */
export interface WrittenBits {
	readonly bytes: number[];
	/** The byte after these if nothing follows. */
	last: number;
}

/**
 * Returns a function that reads bits, or writes them.
 *
 * @param contexts number of contexts, with `EVEN`
 * @param bytes to read, a character each
 * @param written where to write instead
 */
export function bitCoder(contexts: number, bytes: string, written?: WrittenBits): CodeBit {
	// Probabilities that a bit is 1, of 2 to the power of 16, and how many bits they have adapted to.
	const chances = new Uint16Array(contexts).fill(2 ** 15);
	const seen = new Uint8Array(contexts);
	let low = 0;
	let high = 2 ** 32 - 1;
	let code = 0;
	let at = 0;
	const next = (): void => {
		// Behind the end, `NaN` becomes 0.
		code = ((code << 8) | bytes.charCodeAt(at++)) >>> 0;
	};
	for (; at < 4; ) next();
	return (context, wanted = 0) => {
		const chance = chances[context] as number;
		const middle = low + ((high - low) >>> 16) * chance;
		const bit = written ? wanted : code <= middle ? 1 : 0;
		if (bit) high = middle;
		else low = middle + 1;
		if (context !== EVEN) {
			// At first by a half, at last by 1/32.
			const adapted = seen[context] as number;
			const shift = 32 - Math.clz32(adapted + 1);
			chances[context] = bit ? chance + ((0xffff - chance) >> shift) : chance - (chance >> shift);
			seen[context] = Math.min(adapted + 1, 15);
		}
		for (; (low ^ high) >>> 24 === 0; next()) {
			written?.bytes.push(high >>> 24);
			low = (low << 8) >>> 0;
			high = ((high << 8) | 255) >>> 0;
		}
		// Both ends differ in their first byte, so that the next one with zeros behind it is between them.
		if (written) written.last = (low >>> 24) + 1;
		return bit;
	};
}

/** Number of contexts that `codeNumber` uses beside the first. */
export const NUMBER_CONTEXTS = 31;

/**
 * Codes a number of 32 bits: whether it is 0, in a context of its own; then how many bits it has, and all of these after the first.
 *
 * @param first the context of the first bit
 * @param base the first of the others
 */
export function codeNumber(code: CodeBit, first: number, base: number, number = 0): number {
	if (code(first, number ? 0 : 1)) return 0;
	const last = 31 - Math.clz32(number);
	let length = 0;
	while (length < NUMBER_CONTEXTS && !code(base + length, length === last ? 1 : 0)) length++;
	let coded = 1;
	while (length--) coded = 2 * coded + code(EVEN, (number >>> length) & 1);
	return coded;
}
