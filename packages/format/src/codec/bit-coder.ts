/**
 * Bits in few bytes: an arithmetic code whose probabilities adapt, each to the bits of its context.
 *
 * A code is a number below 1, whose digits are bytes. The interval of possible numbers is divided for each bit, in the ratio of
 * its probabilities; bytes that both ends have in common are done. Bytes after the last are zeros.
 */

/** The context of bits that are 0 as often as 1, which does not adapt. */
export const EVEN = 0;

/** Reads bits from bytes, or writes them. */
export interface BitCoder {
	/** The bytes to read, a character each; undefined to write. */
	readonly bytes: string | undefined;
	/** What a writer has written. */
	readonly written: number[];
	/** The ends of the interval. */
	low: number;
	high: number;
	/** Four bytes of the code, and how many bytes were read. */
	code: number;
	at: number;
	/** Probabilities that a bit is 1, of 2 to the power of 16, and how many bits they have adapted to. */
	readonly chances: Uint16Array;
	readonly seen: Uint8Array;
}

/**
 * Creates a reader or a writer of bits.
 *
 * @param contexts number of contexts, with `EVEN`
 * @param bytes to read, a character each; undefined to write
 */
export function bitCoder(contexts: number, bytes?: string): BitCoder {
	const chances = new Uint16Array(contexts).fill(2 ** 15);
	const coder: BitCoder = {
		bytes,
		written: [],
		low: 0,
		high: 2 ** 32 - 1,
		code: 2 ** 32 - 1,
		at: 0,
		chances,
		seen: new Uint8Array(contexts),
	};
	for (let i = 0; i < 4; i++) readByte(coder);
	return coder;
}

function readByte(coder: BitCoder): void {
	const { bytes = '', code, at } = coder;
	// Behind the end, `NaN` becomes 0.
	coder.code = ((code << 8) | bytes.charCodeAt(at)) >>> 0;
	coder.at = at + 1;
}

/** Codes a bit in a context: a writer the given one, which a reader ignores. Returns the coded bit. */
export function codeBit(coder: BitCoder, context: number, wanted: number): number {
	const { bytes, chances, seen } = coder;
	const chance = chances[context] as number;
	let { low, high } = coder;
	const middle = low + ((high - low) >>> 16) * chance;
	const bit = bytes === undefined ? wanted : coder.code <= middle ? 1 : 0;
	if (bit) high = middle;
	else low = middle + 1;
	if (context !== EVEN) {
		// At first by a half, at last by 1/32.
		const adapted = seen[context] as number;
		const shift = 32 - Math.clz32(adapted + 1);
		chances[context] = bit ? chance + ((0xffff - chance) >> shift) : chance - (chance >> shift);
		if (adapted < 15) seen[context] = adapted + 1;
	}
	while ((low ^ high) >>> 24 === 0) {
		if (bytes === undefined) coder.written.push(high >>> 24);
		else readByte(coder);
		low = (low << 8) >>> 0;
		high = ((high << 8) | 255) >>> 0;
	}
	coder.low = low;
	coder.high = high;
	return bit;
}

/** Returns the byte after those that a writer has written if nothing follows. */
export function lastByte({ low }: BitCoder): number {
	// Both ends differ in their first byte, so that the next one with zeros behind it is between them.
	return (low >>> 24) + 1;
}

/** Number of contexts that `codeNumber` uses beside the first. */
export const NUMBER_CONTEXTS = 31;

/**
 * Codes a number of 32 bits: whether it is 0, in a context of its own; then how many bits it has, and all of these after the first.
 *
 * @param first the context of the first bit
 * @param base the first of the others
 */
export function codeNumber(coder: BitCoder, first: number, base: number, number = 0): number {
	if (codeBit(coder, first, number ? 0 : 1)) return 0;
	const last = 31 - Math.clz32(number);
	let length = 0;
	while (length < NUMBER_CONTEXTS && !codeBit(coder, base + length, length === last ? 1 : 0)) length++;
	let coded = 1;
	while (length--) coded = 2 * coded + codeBit(coder, EVEN, (number >>> length) & 1);
	return coded;
}
