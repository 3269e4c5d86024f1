import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type DenseMatrix, denseMatrix } from '../trained-vectors/matrix.ts';
import { sha256Of } from '../write/sha256.ts';
import { longestWords } from './longest-words.ts';

/** Dimensions of a word's vector; those with the largest variance among texts come first. */
export const TABLE_DIMENSIONS = 256;

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
	/** Returns the number of a word, undefined for an unknown one. */
	find(word: string): number | undefined;
	/** Returns the number of the longest word at an offset of a text; see `longestWords`. */
	longestAt(text: string, at: number): number | undefined;
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
	const numberOf = new Map(words.map((word, number) => [word, number]));
	return {
		words,
		find: (word) => numberOf.get(word),
		longestAt: longestWords(words),
		fingerprint: sha256Of(bytes).slice(0, FINGERPRINT_LENGTH),
		scales: Float64Array.from(words, (_, word) => bytes.readFloatLE(4 * word)),
		pairs: bytes.subarray(4 * words.length),
	};
}

/**
 * Returns the vectors of words, a row for each word of the table.
 *
 * @param words default: all; the rows of others are zeros
 */
export function wholeVectors(table: WordTable, words: Iterable<number> = table.words.keys()): DenseMatrix {
	const vectors = denseMatrix(table.words.length, TABLE_DIMENSIONS);
	for (const word of words) readVector(table, word, vectors.values, word * TABLE_DIMENSIONS);
	return vectors;
}

/** Writes the vector of a word into an array, from an index on. */
export function readVector({ scales, pairs }: WordTable, word: number, into: Float32Array, from = 0): void {
	const scale = scales[word] as number;
	const first = (word * TABLE_DIMENSIONS) / 2;
	for (let i = 0; i < TABLE_DIMENSIONS / 2; i++) {
		const both = pairs[first + i] as number;
		into[from + 2 * i] = scale * ((both & 15) - OFFSET);
		into[from + 2 * i + 1] = scale * ((both >> 4) - OFFSET);
	}
}
