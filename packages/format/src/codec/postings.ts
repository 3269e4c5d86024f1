/**
 * Postings as text, in one of two ways. A posting is the number of a unit.
 *
 * As gaps: an ascending list, kept as the differences between neighbours (the first from -1), each in
 * base 32 with the least significant digit first, a character to a digit. A digit that is followed by
 * another has 32 added.
 *
 *     [3, 4, 100]  ->  gaps 4, 1, 96  ->  digits 4 | 1 | 0+32, 3  ->  "41P3"
 *
 * As bits, where a good part of all units is in the list: `!`, then a character for every six units,
 * whose bits say which of them are. Whether a unit is in it is then told without decoding.
 *
 *     [0, 1, 6]  ->  "!" 000011 000001  ->  "!31"
 *
 * Digits are the 64 characters from `0` to `o`. Text rather than bytes, because a JSON parser takes a
 * string as one piece.
 */
const RADIX = 32;
const BITS = 6;
const LARGEST_DIGIT = 63;
const ZERO = 48;
const BITS_MARK = '!';

/** How many characters of bits a decoded gap is worth: bits may be longer, and need no decoding. */
const DECODING_COST = 3;

/** Characters of bits from which they are worth it: about a thousand units. */
const FEWEST_BITS = 170;

/** Postings as read: decoded gaps, or bits as they stand. */
export type Postings = Uint32Array | string;

/** Encodes strictly ascending whole numbers of 0 or more. */
export function encodePostings(numbers: readonly number[]): string {
	if (numbers.some((number, i) => !(number > (numbers[i - 1] ?? -1)))) throw new RangeError('postings must ascend');
	const bits = Math.ceil(((numbers.at(-1) ?? 0) + 1) / BITS) + 1;
	return bits < FEWEST_BITS || numbers.length * DECODING_COST < bits ? encodeGaps(numbers) : encodeBits(numbers);
}

function encodeGaps(numbers: readonly number[]): string {
	let text = '';
	let previous = -1;
	for (const number of numbers) {
		let gap = number - previous;
		previous = number;
		for (; gap >= RADIX; gap = Math.floor(gap / RADIX)) text += character(RADIX + (gap % RADIX));
		text += character(gap);
	}
	return text;
}

function encodeBits(numbers: readonly number[]): string {
	const digits = new Uint8Array(Math.ceil(((numbers.at(-1) as number) + 1) / BITS));
	for (const number of numbers) {
		const place = Math.floor(number / BITS);
		digits[place] = (digits[place] as number) | (1 << (number % BITS));
	}
	return BITS_MARK + Array.from(digits, character).join('');
}

function character(digit: number): string {
	return String.fromCharCode(ZERO + digit);
}

/**
 * Reads what `encodePostings` wrote.
 *
 * @param limit every number must lie below it; an index that says otherwise is damaged
 * @returns the postings, or undefined where the text is none
 */
export function decodePostings(text: string, limit: number): Postings | undefined {
	if (text.startsWith(BITS_MARK)) return (text.length - 2) * BITS < limit ? text : undefined;
	const numbers = new Uint32Array(text.length);
	let count = 0;
	let previous = -1;
	let gap = 0;
	let scale = 1;
	for (let i = 0; i < text.length; i++) {
		const digit = text.charCodeAt(i) - ZERO;
		gap += (digit & (RADIX - 1)) * scale;
		scale *= RADIX;
		if (digit >= RADIX) continue;
		previous += gap;
		// Negated, so that an overlong gap, which overflows to NaN, is refused as well.
		if (!(digit >= 0 && gap > 0 && previous < limit)) return undefined;
		numbers[count++] = previous;
		gap = 0;
		scale = 1;
	}
	return scale === 1 ? numbers.subarray(0, count) : undefined;
}

/** The value of a digit; 0 beyond the end. */
function digitAt(text: string, place: number): number {
	return (text.charCodeAt(place) - ZERO) & LARGEST_DIGIT;
}

/** True where a unit is in postings that are bits. */
export function hasUnit(postings: string, unit: number): boolean {
	return ((digitAt(postings, 1 + Math.floor(unit / BITS)) >> (unit % BITS)) & 1) === 1;
}

/** The units of postings, ascending. */
export function unitsOf(postings: Postings): Uint32Array {
	if (typeof postings !== 'string') return postings;
	const units = new Uint32Array(postings.length * BITS);
	let count = 0;
	for (let i = 1; i < postings.length; i++) {
		let unit = (i - 1) * BITS;
		for (let bits = digitAt(postings, i); bits !== 0; bits >>= 1, unit++) {
			if (bits & 1) units[count++] = unit;
		}
	}
	return units.subarray(0, count);
}
