import { decodeNumbers, encodeNumber, MAX_DIGIT, ZERO } from './numbers.ts';

/**
 * Postings as text, in one of two encodings. A posting is the number of a unit.
 *
 * As gaps: the differences between ascending neighbours (the first from -1), as in codec/numbers.ts.
 *
 *     [3, 4, 100]  ->  gaps 4, 1, 96  ->  digits 4 | 1 | 0+32, 3  ->  "41P3"
 *
 * As bits, if the list contains a large share of all units: `!`, then one character for six units each.
 * Membership is tested without decoding.
 *
 *     [0, 1, 6]  ->  "!" 000011 000001  ->  "!31"
 *
 * A JSON parser reads a string faster than a list of numbers.
 */
const BITS = 6;
const BITS_MARK = '!';

/** Characters of bits that cost as much as decoding one gap. */
const DECODING_COST = 3;

/** Minimum length of bits, about a thousand units; shorter lists are always gaps. */
const MIN_BITS = 170;

/** Postings as read: decoded gaps, or undecoded bits. */
export type Postings = Uint32Array | string;

/** Encodes strictly ascending unsigned integers. */
export function encodePostings(numbers: readonly number[]): string {
	if (numbers.some((number, i) => !(number > (numbers[i - 1] ?? -1)))) throw new RangeError('postings must ascend');
	const bits = Math.ceil(((numbers.at(-1) ?? 0) + 1) / BITS) + 1;
	return bits < MIN_BITS || numbers.length * DECODING_COST < bits ? encodeGaps(numbers) : encodeBits(numbers);
}

function encodeGaps(numbers: readonly number[]): string {
	return numbers.map((number, i) => encodeNumber(number - (numbers[i - 1] ?? -1))).join('');
}

function encodeBits(numbers: readonly number[]): string {
	const digits = new Uint8Array(Math.ceil(((numbers.at(-1) as number) + 1) / BITS));
	for (const number of numbers) {
		const index = Math.floor(number / BITS);
		digits[index] = (digits[index] as number) | (1 << (number % BITS));
	}
	return BITS_MARK + Array.from(digits, (digit) => String.fromCharCode(ZERO + digit)).join('');
}

/** Decodes what `encodePostings` wrote; undefined for invalid text or a number not below `limit`. */
export function decodePostings(text: string, limit: number): Postings | undefined {
	if (text.startsWith(BITS_MARK)) return (text.length - 2) * BITS < limit ? text : undefined;
	const numbers = decodeNumbers(text);
	if (numbers === undefined) return undefined;
	let previous = -1;
	for (let i = 0; i < numbers.length; i++) {
		const gap = numbers[i] as number;
		previous += gap;
		if (gap === 0 || previous >= limit) return undefined;
		numbers[i] = previous;
	}
	return numbers;
}

/** Returns the value of a digit; 0 beyond the end. */
function digitAt(text: string, index: number): number {
	return (text.charCodeAt(index) - ZERO) & MAX_DIGIT;
}

/** Whether postings that are bits contain a unit. */
export function hasUnit(postings: string, unit: number): boolean {
	return ((digitAt(postings, 1 + Math.floor(unit / BITS)) >> (unit % BITS)) & 1) === 1;
}

/** Returns the units of postings, ascending. */
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
