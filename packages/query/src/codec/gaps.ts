/**
 * Postings as text: a sorted list of numbers, kept as the gaps between neighbours, each gap in
 * base 32, least significant digit first, one character a digit. The upper half of the 64 letters
 * says that more digits follow.
 *
 *     [3, 4, 40]  ->  gaps 4, 1, 36 (the first from -1)  ->  "4" "1" "E1"
 *
 * Text rather than bytes because a JSON parser takes a string as one piece, and because a gap under
 * 32 costs a single byte.
 */
const ALPHABET = '0123456789abcdefghijklmnopqrstuvABCDEFGHIJKLMNOPQRSTUVWXYZ+-_~!*';
const RADIX = 32;
const INVALID = 255;

const DIGITS = new Uint8Array(128).fill(INVALID);
for (let digit = 0; digit < ALPHABET.length; digit++) DIGITS[ALPHABET.charCodeAt(digit)] = digit;

/** Encodes strictly ascending, non-negative integers below 2^32. */
export function encodeGaps(numbers: ArrayLike<number>): string {
	let text = '';
	let previous = -1;
	for (let i = 0; i < numbers.length; i++) {
		const number = numbers[i] as number;
		let gap = number - previous;
		if (!(gap > 0)) throw new RangeError('postings must ascend');
		previous = number;
		while (gap >= RADIX) {
			text += ALPHABET[RADIX + (gap % RADIX)];
			gap = Math.floor(gap / RADIX);
		}
		text += ALPHABET[gap];
	}
	return text;
}

/**
 * Decodes what `encodeGaps` wrote.
 *
 * @param limit every number must lie below it; an index that says otherwise is damaged
 * @returns the numbers, ascending, or undefined where the text is not such a list
 */
export function decodeGaps(text: string, limit: number): Uint32Array | undefined {
	const numbers = new Uint32Array(text.length);
	let count = 0;
	let previous = -1;
	let gap = 0;
	let scale = 1;
	for (let i = 0; i < text.length; i++) {
		const digit = DIGITS[text.charCodeAt(i)] ?? INVALID;
		if (digit === INVALID) return undefined;
		if (digit >= RADIX) {
			gap += (digit - RADIX) * scale;
			scale *= RADIX;
			continue;
		}
		gap += digit * scale;
		previous += gap;
		// Negated, so that an overlong gap, which overflows to NaN, is refused as well.
		if (gap === 0 || !(previous < limit)) return undefined;
		numbers[count++] = previous;
		gap = 0;
		scale = 1;
	}
	return scale === 1 ? numbers.subarray(0, count) : undefined;
}
