import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { INSIDE } from '@pinakes/query/format/kinds/vectors/word-pieces';
import { sha256Of } from '../base/digest.ts';
import { type DenseMatrix, denseMatrix } from '../trained-vectors/matrix.ts';
import { LongestWords } from './longest-words.ts';

/** Dimensions of a word's vector; those with the largest variance among texts come first. */
export const TABLE_DIMENSIONS = 256;

/** Bytes of a word's numbers: two to a byte. */
export const PAIRS = TABLE_DIMENSIONS / 2;

/** Values of a number. */
const LEVELS = 16;

/** Added to each number, so that it is not negative. */
export const OFFSET = 8;

/**
 * The vectors of English word pieces and Chinese words that are shipped with the indexer, in `data`:
 *
 *     word-vectors.txt   a word, a piece of words (##ing) or a sign to a line, sorted
 *     word-vectors.bin   a scale for each, as 32-bit numbers; then their numbers from -7 to 7, plus 8, two to a byte
 *
 * research/word-vectors makes them.
 */
interface WordTable {
	readonly words: readonly string[];
	/** Whole words and the beginnings of others. */
	readonly whole: LongestWords;
	/** Pieces inside of words. */
	readonly inside: LongestWords;
	/** Characters of each word or piece in a text. */
	readonly lengths: Uint8Array;
	/** Identifies the table: the first digits of its SHA-256. */
	readonly fingerprint: string;
	/** Scale of each word's vector. */
	readonly scales: Float64Array;
	/** Numbers of all words, two per byte, the first in the low bits. */
	readonly pairs: Uint8Array;
}

const FINGERPRINT_LENGTH = 12;

let table: WordTable | undefined;

/** Reads the table on first use. */
export function wordTable(): WordTable {
	table ??= readTable();
	return table;
}

function readTable(): WordTable {
	// The command line bundles this module, but not its data.
	const folder = join(dirname(createRequire(import.meta.url).resolve('@pinakes/indexer/package.json')), 'data');
	const words = readFileSync(join(folder, 'word-vectors.txt'), 'utf8').split('\n');
	const bytes = readFileSync(join(folder, 'word-vectors.bin'));
	return {
		words,
		whole: new LongestWords(words),
		inside: new LongestWords(words, INSIDE),
		lengths: Uint8Array.from(words, (word) => word.length - (word.startsWith(INSIDE) ? INSIDE.length : 0)),
		fingerprint: sha256Of(bytes).slice(0, FINGERPRINT_LENGTH),
		scales: Float64Array.from(words, (_, word) => bytes.readFloatLE(4 * word)),
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

/** Returns the squared length of each word's vector in `wholeVectors`. */
export function squaredLengths({ words, scales, pairs }: WordTable): Float64Array {
	const squares = new Float64Array(LEVELS);
	return Float64Array.from(words, (_, word) => {
		for (let i = 0; i < LEVELS; i++) squares[i] = Math.fround((scales[word] as number) * (i - OFFSET)) ** 2;
		let sum = 0;
		for (let pair = word * PAIRS; pair < (word + 1) * PAIRS; pair++) {
			const both = pairs[pair] as number;
			sum += squares[both & 15] as number;
			sum += squares[both >> 4] as number;
		}
		return sum;
	});
}
