import type { Recipe } from '../base/recipe.ts';
import type { Opened } from '../manifest/opened.ts';
import { damaged, readKeys } from './tables.ts';
import { HAN } from './word-pieces.ts';

/** A term's vector: numbers times scale. */
export interface TermVector {
	readonly numbers: Int8Array;
	readonly scale: number;
	/** See schema.ts. */
	readonly lost: number;
}

/**
 * The words of goals, with vectors of units, by their beginnings: two Latin letters, or a Chinese character.
 *
 *     parts/unit_words.0.json   { "ma": "il :N5J.. king CB(=*.", "邮": "件 :M4K..", … }
 *
 * Each is the rest of a word, a space, and digits from 0 to 80: the scale and the lost length as steps of 8 %, then two
 * numbers from -4 to 4 to a digit. Finer numbers rank no better, and the file is the largest of a small index.
 */
export const UNIT_WORDS_TABLE = 'unit_words';

/** The largest absolute value of a number. */
export const UNIT_LEVEL = 4;

/** Values of a number, and of a digit. */
export const UNIT_LEVELS = 2 * UNIT_LEVEL + 1;
const DIGITS = UNIT_LEVELS ** 2;

/** The scale and the squared length for digit 0, and the factor of each further one. */
export const LEAST_SCALE = 0.0005;
export const LEAST_LOST = 0.02;
const STEP = 1.08;

/** Powers of `STEP`, as products: engines differ in the last bits of their own powers. */
export const STEPS: readonly number[] = /* @__PURE__ */ Array.from({ length: DIGITS }, () => 1).reduce<number[]>(
	(powers) => [...powers, (powers.at(-1) ?? 1 / STEP) * STEP],
	[],
);

/** Digit 0, and the first after the backslash, which JSON escapes. */
const ZERO_DIGIT = 35;
const ESCAPED = 92;

/** Returns the character of a digit: no quotation mark, backslash or space. */
export function unitDigit(value: number): string {
	const code = ZERO_DIGIT + value;
	return String.fromCharCode(code < ESCAPED ? code : code + 1);
}

/** Returns the beginning of a word, by which its row is found. */
export function beginningOfWord(word: string): string {
	return word.slice(0, HAN.test(word) ? 1 : 2);
}

/** Reads the vectors of words, undefined for a word without one. */
export function* readUnitWords(
	opened: Opened,
	dimensions: number,
	words: readonly string[],
): Recipe<(TermVector | undefined)[]> {
	const rows = yield* readKeys<string>(opened, UNIT_WORDS_TABLE, '', words.map(beginningOfWord));
	return words.map((word, i) => {
		const parts = rows[i]?.split(' ') ?? [];
		const rest = word.slice(beginningOfWord(word).length);
		for (let at = 0; at < parts.length; at += 2) {
			if (parts[at] === rest) return decode(parts[at + 1] ?? '', dimensions) ?? damaged(UNIT_WORDS_TABLE);
		}
		return undefined;
	});
}

/** Decodes the digits of a word; undefined for invalid ones. */
function decode(text: string, dimensions: number): TermVector | undefined {
	const digits = Array.from(text, (character) => {
		const code = character.charCodeAt(0);
		return code - ZERO_DIGIT - (code > ESCAPED ? 1 : 0);
	});
	const isValid =
		digits.length === 2 + Math.ceil(dimensions / 2) && digits.every((digit) => STEPS[digit] !== undefined);
	if (!isValid) return undefined;
	const [scale, lost, ...pairs] = digits as [number, number, ...number[]];
	const numbers = new Int8Array(dimensions);
	pairs.forEach((pair, i) => {
		numbers[2 * i] = (pair % UNIT_LEVELS) - UNIT_LEVEL;
		if (2 * i + 1 < dimensions) numbers[2 * i + 1] = Math.floor(pair / UNIT_LEVELS) - UNIT_LEVEL;
	});
	return { numbers, scale: LEAST_SCALE * (STEPS[scale] as number), lost: LEAST_LOST * (STEPS[lost] as number) };
}
