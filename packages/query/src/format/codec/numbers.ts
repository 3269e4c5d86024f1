/**
 * Unsigned integers as text: base 32, least significant digit first, one character per digit. All digits of a
 * number but the last have 32 added.
 *
 *     [4, 1, 96]  ->  digits 4 | 1 | 0+32, 3  ->  "41P3"
 *
 * Digits are the 64 characters from `0` to `o`.
 */
export const RADIX = 32;
export const MAX_DIGIT = 63;

/** The character code of the digit 0. */
export const ZERO = 48;

export function encodeNumber(number: number): string {
	let text = '';
	let rest = number;
	for (; rest >= RADIX; rest = Math.floor(rest / RADIX)) text += String.fromCharCode(ZERO + RADIX + (rest % RADIX));
	return text + String.fromCharCode(ZERO + rest);
}

/** Decodes concatenated results of `encodeNumber`; undefined for invalid text or a number beyond 32 bits. */
export function decodeNumbers(text: string): Uint32Array | undefined {
	const numbers = new Uint32Array(text.length);
	let count = 0;
	let number = 0;
	let scale = 1;
	for (let i = 0; i < text.length; i++) {
		const digit = text.charCodeAt(i) - ZERO;
		if (digit < 0 || digit > MAX_DIGIT) return undefined;
		number += (digit & (RADIX - 1)) * scale;
		scale *= RADIX;
		if (digit >= RADIX) continue;
		// Negated, so that NaN, to which an overlong number overflows, is refused as well.
		if (!(number <= 0xffffffff)) return undefined;
		numbers[count++] = number;
		number = 0;
		scale = 1;
	}
	return scale === 1 ? numbers.subarray(0, count) : undefined;
}
