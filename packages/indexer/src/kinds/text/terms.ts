import { BuildError, compare } from '../../base/report.ts';
import { byMagnitude } from './by-magnitude.ts';
import { type Dictionary, MAX_GRAM_LENGTH } from './dictionary.ts';

/** The terms of an index in the order of their rows, and the values for encoding rows. */
export interface OrderedTerms {
	/** Dictionary numbers: words sorted, then n-grams by their first character and the characters after it. */
	readonly numbers: readonly number[];
	/** Number of first characters of a word that are the key of its row. */
	readonly keyLength: number;
	/** Number of words; the other terms are n-grams. */
	readonly words: number;
	/** Characters of n-grams after the first, the most frequent first, which makes numbers smaller. */
	readonly alphabet: readonly string[];
	/** The characters of each n-gram after the first, encoded as a number, by dictionary number. */
	readonly gramNumbers: Float64Array;
}

/** N-grams are encoded as numbers of 32 bits. */
const MAX_NUMBER = 2 ** 32;

/** Minimum distinct words for keys of one, two and three characters; with fewer words, all are in one row. */
const WORDS_BY_KEY_LENGTH = [1_500, 3_000, 20_000];

/**
 * Orders the terms of an index.
 *
 * @param isPresent 1 for each term of the dictionary that is in the index
 * @param size of the largest n-grams
 * @throws BuildError if there are too many n-grams of this size to be numbered
 */
export function orderTerms(dictionary: Dictionary, isPresent: Uint8Array, size: number): OrderedTerms {
	const { terms } = dictionary;
	const characters = dictionary.characters();
	const words: number[] = [];
	const grams: number[] = [];
	for (const number of presentTerms(dictionary.order, isPresent)) {
		(characters[number * MAX_GRAM_LENGTH] === 0 ? words : grams).push(number);
	}
	const alphabet = alphabetOf(grams, characters);
	const gramNumbers = numberGrams(grams, characters, alphabet, size);
	const firsts = new Uint32Array(terms.length);
	for (const gram of grams) firsts[gram] = unitsOf(characters[gram * MAX_GRAM_LENGTH] as number);
	words.sort((a, b) => compare(terms[a] as string, terms[b] as string));
	grams.sort(
		(a, b) => (firsts[a] as number) - (firsts[b] as number) || (gramNumbers[a] as number) - (gramNumbers[b] as number),
	);
	const numbers = words.concat(grams);
	dictionary.order = Uint32Array.from(numbers);
	return {
		numbers,
		keyLength: keyLengthOf(words.length),
		words: words.length,
		alphabet: alphabet.map((point) => String.fromCodePoint(point)),
		gramNumbers,
	};
}

/** Returns the length of the keys of words' rows, for a number of words. */
export function keyLengthOf(words: number): number {
	return WORDS_BY_KEY_LENGTH.filter((count) => words >= count).length;
}

/** Returns the terms that are present: those in `order` first, in that order. */
function presentTerms(order: Uint32Array, isPresent: Uint8Array): number[] {
	const isLeft = isPresent.slice();
	const present: number[] = [];
	for (const number of order) {
		if (isPresent[number] === 1) present.push(number);
		isLeft[number] = 0;
	}
	for (let number = isLeft.indexOf(1); number >= 0; number = isLeft.indexOf(1, number + 1)) present.push(number);
	return present;
}

export function rowKey(term: string, keyLength: number, isGram: boolean): string {
	return isGram ? String.fromCodePoint(term.codePointAt(0) as number) : term.slice(0, keyLength);
}

/** Returns a number that compares as the UTF-16 code units of a code point. */
function unitsOf(point: number): number {
	return point < 0x10000 ? point * 0x400 : (0xd800 + ((point - 0x10000) >> 10)) * 0x400 + (point & 0x3ff);
}

/** Returns the code points of n-grams after the first, the most frequent first. */
function alphabetOf(grams: readonly number[], characters: Uint32Array): number[] {
	const counted = createAlphabet();
	for (const gram of grams) {
		const at = gram * MAX_GRAM_LENGTH;
		counted.add(characters[at + 1] as number, characters[at + 2] as number);
	}
	return counted.sorted();
}

/** Counts the code points of n-grams after the first. */
export interface Alphabet {
	/** Adds the second and third code point of an n-gram, or 0. */
	add(second: number, third: number): void;
	/** Returns the code points, the most frequent first. */
	sorted(): number[];
}

export function createAlphabet(): Alphabet {
	const frequencies = new Uint32Array(CODE_POINTS);
	const often = (point: number): number => frequencies[point] as number;
	return {
		add(second, third) {
			frequencies[second] = often(second) + 1;
			if (third !== second) frequencies[third] = often(third) + 1;
		},
		sorted() {
			const points: number[] = [];
			// 0 stands for no character.
			for (let point = 1; point < CODE_POINTS; point++) if (frequencies[point] !== 0) points.push(point);
			return points.sort((a, b) => byMagnitude(often(a), often(b)) || a - b);
		},
	};
}

const CODE_POINTS = 0x110000;

/**
 * Returns a function that encodes the code points of an n-gram after the first as a number.
 *
 * @throws BuildError if there are too many n-grams of this size to be numbered
 */
export function gramNumbering(alphabet: readonly number[], size: number): (second: number, third: number) => number {
	const base = alphabet.length + 1;
	if (base ** (size - 1) > MAX_NUMBER) {
		throw new BuildError(`the texts have too many distinct characters for n-grams of ${size}: leave this size out.`);
	}
	const digits = new Uint32Array(CODE_POINTS);
	alphabet.forEach((point, i) => {
		digits[point] = i + 1;
	});
	return (second, third) => {
		if (size === 1) return 0;
		const number = digits[second] as number;
		return size === 2 ? number : number * base + (digits[third] as number);
	};
}

function numberGrams(
	grams: readonly number[],
	characters: Uint32Array,
	alphabet: readonly number[],
	size: number,
): Float64Array {
	const numberOf = gramNumbering(alphabet, size);
	const numbers = new Float64Array(characters.length / MAX_GRAM_LENGTH);
	for (const gram of grams) {
		const at = gram * MAX_GRAM_LENGTH;
		numbers[gram] = numberOf(characters[at + 1] as number, characters[at + 2] as number);
	}
	return numbers;
}
