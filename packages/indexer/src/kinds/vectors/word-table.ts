import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { HAN, MAX_RUN_LENGTH, runsOf } from '@pinakes/query/internal';
import { sha256Of } from '../../base/digest.ts';
import { MAX_FILE_BYTES, readNamed } from '../../base/files.ts';
import { buildAnalyzer } from '../../words/content-words.ts';
import { type DenseMatrix, denseMatrix } from './directions.ts';

/** Dimensions of a word's vector; those with the largest variance among texts come first. */
export const TABLE_DIMENSIONS = 256;

/** Bytes of a word's numbers: two to a byte. */
export const PAIRS = TABLE_DIMENSIONS / 2;

/** Added to each number, so that it is not negative. */
export const OFFSET = 8;

const FINGERPRINT_LENGTH = 12;

type WordTable = ReturnType<typeof readTable>;

let table: WordTable | undefined;

export function wordTable(): WordTable {
	table ??= readTable();
	return table;
}

/**
 * Reads the vectors of English word pieces and Chinese words that are shipped with the indexer, in `data`:
 *
 *     word-vectors.txt   a word, a piece of words (##ing) or a sign to a line, sorted
 *     word-vectors.bin   a scale for each, as 32-bit numbers; then their numbers from -7 to 7, plus 8, two to a byte
 *
 * research/word-vectors makes them.
 */
function readTable() {
	// The command line bundles this module, but not its data.
	const folder = join(dirname(createRequire(import.meta.url).resolve('@pinakes/indexer/package.json')), 'data');
	const read = (name: string): Buffer => readNamed(join(folder, name), MAX_FILE_BYTES);
	const words = read('word-vectors.txt').toString('utf8').split('\n');
	const bytes = read('word-vectors.bin');
	return {
		words,
		numbers: new Map(words.map((word, number) => [word, number])),
		fingerprint: sha256Of(bytes).slice(0, FINGERPRINT_LENGTH),
		scales: Float64Array.from(words, (_, word) => bytes.readFloatLE(4 * word)),
		/** Numbers of all words, two per byte, the first in the low bits. */
		pairs: bytes.subarray(4 * words.length),
	};
}

/** Returns the vectors of words, a row for each. */
export function wholeVectors({ scales, pairs }: WordTable, words: readonly number[]): DenseMatrix {
	const vectors = denseMatrix(words.length, TABLE_DIMENSIONS);
	let at = 0;
	for (const word of words) {
		const scale = scales[word] as number;
		for (let pair = word * PAIRS; pair < (word + 1) * PAIRS; pair++) {
			const both = pairs[pair] as number;
			vectors.values[at++] = scale * ((both & 15) - OFFSET);
			vectors.values[at++] = scale * ((both >> 4) - OFFSET);
		}
	}
	return vectors;
}

let squares: Float64Array | undefined;

/** Returns the squared length of each word's vector in `wholeVectors`. */
export function squaredLengths(): Float64Array {
	const { words, scales, pairs } = wordTable();
	squares ??= Float64Array.from(words, (_, word) => {
		const square = (number: number): number => Math.fround((scales[word] as number) * (number - OFFSET)) ** 2;
		let sum = 0;
		for (const both of pairs.subarray(word * PAIRS, (word + 1) * PAIRS)) {
			sum += square(both & 15);
			sum += square(both >> 4);
		}
		return sum;
	});
	return squares;
}

/** Maximum characters of a text that are encoded: its beginning shows its topic, and further words change the sum little. */
export const MAX_STATIC_LENGTH = 1_000;

/** Words of runs that were cut before, as most words of texts are few. */
const known = new Map<string, readonly number[]>();
const MAX_KNOWN = 2 ** 16;

/** Prefix of pieces inside of words. */
export const INSIDE = '##';

/** Maximum characters of a Chinese word, and maximum pieces of an unknown Latin word. */
const MAX_HAN_WORD = 8;
const MAX_PIECES = 8;

/**
 * Splits a run into words of the table: whole words, an unknown Latin word into its longest pieces from the left
 * (WordPiece), and Chinese into the longest words from the left. Unknown signs and characters are dropped.
 */
function cutRun(run: string, { numbers }: WordTable): number[] {
	const isHan = HAN.test(run);
	const whole = isHan ? undefined : numbers.get(run);
	if (whole !== undefined) return [whole];
	const words: number[] = [];
	for (let at = 0; at < run.length && (isHan || words.length < MAX_PIECES); ) {
		const mark = isHan || at === 0 ? '' : INSIDE;
		let length = Math.min(isHan ? MAX_HAN_WORD : MAX_RUN_LENGTH, run.length - at);
		let word = numbers.get(mark + run.slice(at, at + length));
		while (word === undefined && length > 1) word = numbers.get(mark + run.slice(at, at + --length));
		if (word !== undefined) words.push(word);
		else if (!isHan) break;
		at += length;
	}
	return words;
}

/** Splits a text into words of the table, as numbers. */
export function cutText(text: string): Uint32Array {
	const table = wordTable();
	const words: number[] = [];
	for (const run of runsOf(text.slice(0, MAX_STATIC_LENGTH), buildAnalyzer().folding)) {
		const own = known.get(run) ?? cutRun(run, table);
		if (known.size < MAX_KNOWN) known.set(run, own);
		for (const word of own) words.push(word);
	}
	return Uint32Array.from(words);
}
