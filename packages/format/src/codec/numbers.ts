/**
 * Whole numbers of 0 or more as text: each in base 32 with the least significant digit first, a character
 * to a digit. A digit that is followed by another of the same number has 32 added.
 *
 *     [4, 1, 96]  ->  digits 4 | 1 | 0+32, 3  ->  "41P3"
 *
 * Digits are the 64 characters from `0` to `o`.
 */
const RADIX = 32;
const LARGEST_DIGIT = 63;
const ZERO = 48;

/** Encodes a whole number of 0 or more. */
export function encodeNumber(number: number): string {
	let text = '';
	let rest = number;
	for (; rest >= RADIX; rest = Math.floor(rest / RADIX)) text += String.fromCharCode(ZERO + RADIX + (rest % RADIX));
	return text + String.fromCharCode(ZERO + rest);
}

/**
 * Reads numbers one after the other as `encodeNumber` wrote them.
 *
 * @returns the numbers, or undefined where the text is none or has a number beyond 32 bits
 */
export function decodeNumbers(text: string): Uint32Array | undefined {
	const numbers = new Uint32Array(text.length);
	let count = 0;
	let number = 0;
	let scale = 1;
	for (let i = 0; i < text.length; i++) {
		const digit = text.charCodeAt(i) - ZERO;
		if (digit < 0 || digit > LARGEST_DIGIT) return undefined;
		number += (digit & (RADIX - 1)) * scale;
		scale *= RADIX;
		if (digit >= RADIX) continue;
		// Negated, so that an overlong number, which overflows to NaN, is refused as well.
		if (!(number <= 0xffffffff)) return undefined;
		numbers[count++] = number;
		number = 0;
		scale = 1;
	}
	return scale === 1 ? numbers.subarray(0, count) : undefined;
}
