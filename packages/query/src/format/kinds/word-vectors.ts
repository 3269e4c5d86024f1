import { foldMarks } from '../analysis/normalize.ts';
import { fold, type Tokenizer } from '../analysis/tokenizer.ts';
import { readCached } from '../base/cache.ts';
import { fits } from '../base/json.ts';
import type { Recipe } from '../base/recipe.ts';
import type { VectorSettings } from '../manifest/manifest.ts';
import { keep, keepRead, type Opened } from '../manifest/opened.ts';
import { damaged, readKeys } from './tables.ts';
import { cutWords } from './translations.ts';
import {
	readVectorParts,
	type SECTION_WORDS_TABLE,
	SECTIONS_TO_A_PART,
	type SectionVectorParts,
	VECTOR_SETTINGS,
} from './vectors.ts';

/**
 * The words of questions and of goals, with the vectors by which they are compared with sections and units, by their
 * beginnings: two Latin letters, or a Chinese character.
 *
 *     parts/section_words.0.json   { "ma": "il :N5J.. king CB(=*.", "邮": "件 :M4K..", … }
 *     parts/unit_words.0.json      the same
 *
 * Each is the rest of a stem or a Chinese word, a space, and digits from 0 to 80: the scale and the lost length as steps of
 * 8 %, then two numbers from -4 to 4 to a digit. Finer numbers rank no better, and these are large files of a small index.
 */
export const UNIT_WORDS_TABLE = 'unit_words';
export type WordVectorsTable = typeof SECTION_WORDS_TABLE | typeof UNIT_WORDS_TABLE;
export const UNIT_VECTORS_TABLE = 'unit_vectors';

/** Maximum units with vectors: all of them are compared with a goal, which takes about 0.2 ms. */
export const MAX_UNITS_WITH_VECTORS = 4_096;

/** A word's vector: numbers times scale. */
export interface WordVector {
	readonly numbers: Int8Array;
	readonly scale: number;
	/** Squared length that the word loses by the projection. */
	readonly lost: number;
}

/** The largest absolute value of a number. */
export const WORD_LEVEL = 4;

/** Values of a number, and of a digit. */
export const WORD_LEVELS = 2 * WORD_LEVEL + 1;
const DIGITS = WORD_LEVELS ** 2;

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
export function wordDigit(value: number): string {
	const code = ZERO_DIGIT + value;
	return String.fromCharCode(code < ESCAPED ? code : code + 1);
}

/** Words and numbers in Latin letters, runs of Han characters, and single signs. */
const RUNS = /[a-z0-9]+|[\u3400-\u9fff]+|[!-/:-@[-`{-~]/g;

/** Matches the start of a run of Chinese. */
export const HAN = /^[\u3400-\u9fff]/;

/** Maximum characters of a run that are read; longer ones are data. */
export const MAX_RUN_LENGTH = 64;

/** Splits a text into runs: a word each, or several words of Chinese. */
export function runsOf(text: string, folding: Tokenizer['folding']): string[] {
	const runs = foldMarks(text).toLowerCase().match(RUNS) ?? [];
	// Runs are of ASCII or of Han characters.
	return runs.map((run) => (run > '\x7f' ? fold(run, folding) : run).slice(0, MAX_RUN_LENGTH));
}

/** Returns the beginning of a word, by which its row is found. */
export function beginningOfWord(word: string): string {
	return word.slice(0, HAN.test(word) ? 1 : 2);
}

/**
 * Reads the vectors of all units.
 *
 * @throws PinakesError `damaged_part` for invalid settings in the manifest
 */
export function readUnitVectors(opened: Opened, settings: VectorSettings): Recipe<SectionVectorParts> {
	return keepRead(opened, UNIT_VECTORS_TABLE, function* () {
		const { units } = opened.counts;
		if (!fits(settings, VECTOR_SETTINGS) || units > MAX_UNITS_WITH_VECTORS) return damaged(UNIT_VECTORS_TABLE);
		const numbers = Array.from({ length: Math.ceil(units / SECTIONS_TO_A_PART) }, (_, part) => part);
		const parts = yield* readVectorParts(UNIT_VECTORS_TABLE, settings.dimensions, units, numbers);
		return new Map(parts.entries());
	});
}

/** Maximum runs in the cache of their words, which is cleared when larger. */
const MAX_CACHED = 2 ** 14;

/** Reads the vectors of the words of runs: a Latin stem, which loses its length if it is unknown, or several Chinese words. */
export function* readWordVectors(
	opened: Opened,
	table: WordVectorsTable,
	settings: Pick<VectorSettings, 'dimensions' | 'unknown'>,
	runs: readonly string[],
): Recipe<(readonly WordVector[])[]> {
	const kept = keep(opened, table, () => new Map<string, readonly WordVector[]>());
	if (kept.size > MAX_CACHED) kept.clear();
	return yield* readCached(kept, runs, function* (missing) {
		const keys = [...new Set(missing.flatMap((run) => (HAN.test(run) ? [...run] : beginningOfWord(run))))];
		const rows = yield* readKeys<string>(opened, table, '', keys);
		const digits = new Map<string, string>();
		rows.forEach((row, i) => {
			const parts = row?.split(' ') ?? [];
			for (let at = 0; at < parts.length; at += 2) digits.set(`${keys[i]}${parts[at]}`, parts[at + 1] ?? '');
		});
		const none: WordVector = { numbers: new Int8Array(), scale: 0, lost: settings.unknown };
		const toVector = (word: string): WordVector => {
			const text = digits.get(word);
			return text === undefined ? none : (decode(text, settings.dimensions) ?? damaged(table));
		};
		return missing.map((run) => (HAN.test(run) ? cutWords(run, digits).found : [run]).map(toVector));
	});
}

/** Decodes the digits of a word; undefined for invalid ones. */
function decode(text: string, dimensions: number): WordVector | undefined {
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
		numbers[2 * i] = (pair % WORD_LEVELS) - WORD_LEVEL;
		if (2 * i + 1 < dimensions) numbers[2 * i + 1] = Math.floor(pair / WORD_LEVELS) - WORD_LEVEL;
	});
	return { numbers, scale: LEAST_SCALE * (STEPS[scale] as number), lost: LEAST_LOST * (STEPS[lost] as number) };
}
