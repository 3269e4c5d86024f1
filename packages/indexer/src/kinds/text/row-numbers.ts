/*
 * Numbers of a row as they lie in a JSON text, in UTF-8. One function gives a number and where the next one begins only
 * as an object, which is too much for millions of them: `next` tells the place instead.
 */

/** Digits of codec/numbers.ts in query: see there. */
export const ZERO = 48;
export const RADIX = 32;
const BITS = 5;

/** The one digit that JSON writes as two characters. */
const BACKSLASH = 92;

/** Bytes of the largest number: seven digits, each as two characters at most. */
export const LONGEST_NUMBER = 14;

/** Behind the number that was read last. */
export let next = 0;

/** @throws RangeError behind the last byte: the rows are damaged */
export function readNumber(bytes: Uint8Array, from: number): number {
	let at = from;
	let number = 0;
	let shift = 0;
	for (;;) {
		const code = bytes[at];
		if (code === undefined) throw new RangeError('a row of terms ends too early');
		at += code === BACKSLASH ? 2 : 1;
		const digit = code - ZERO;
		if (digit < RADIX) {
			next = at;
			return (number | (digit << shift)) >>> 0;
		}
		number |= (digit - RADIX) << shift;
		shift += BITS;
	}
}

/** Writes a number; returns where it ends. */
export function writeNumber(bytes: Uint8Array, at: number, number: number): number {
	let end = at;
	let rest = number;
	for (; rest >= RADIX; rest >>>= BITS) end = writeDigit(bytes, end, ZERO + RADIX + (rest & (RADIX - 1)));
	return writeDigit(bytes, end, ZERO + rest);
}

function writeDigit(bytes: Uint8Array, at: number, code: number): number {
	bytes[at] = code;
	if (code !== BACKSLASH) return at + 1;
	bytes[at + 1] = BACKSLASH;
	return at + 2;
}
