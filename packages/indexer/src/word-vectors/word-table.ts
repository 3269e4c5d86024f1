import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type DenseMatrix, denseMatrix } from '../vectors/matrix.ts';
import { sha256Of } from '../write/sha256.ts';

/** Numbers of a word's vector; those that vary most among texts come first. */
export const TABLE_DIMENSIONS = 256;

/** What is added to a number, so that it is not negative. */
const OFFSET = 8;

/**
 * The vectors of English word pieces and Chinese words that are shipped with the indexer, in `data`:
 *
 *     word-vectors.txt   a word, a piece of words (##ing) or a sign to a line, sorted
 *     word-vectors.bin   a scale for each, as 32-bit numbers; then their numbers from -7 to 7, plus 8, two to a byte
 *
 * research/word-vectors makes them.
 */
export interface WordTable {
	readonly words: readonly string[];
	readonly numberOf: ReadonlyMap<string, number>;
	/** Identifies the table: the beginning of its SHA-256. */
	readonly fingerprint: string;
	/** The vectors of all words, a row each. */
	vectors(): DenseMatrix;
}

const FINGERPRINT_LENGTH = 12;

let table: WordTable | undefined;

/** Reads the table where it is first asked for. */
export function wordTable(): WordTable {
	table ??= readTable();
	return table;
}

function readTable(): WordTable {
	// The command line bundles this module, but not its data.
	const folder = join(dirname(createRequire(import.meta.url).resolve('@pinakes/indexer/package.json')), 'data');
	const words = readFileSync(join(folder, 'word-vectors.txt'), 'utf8').split('\n');
	const bytes = readFileSync(join(folder, 'word-vectors.bin'));
	const scales = Float64Array.from(words, (_, word) => bytes.readFloatLE(4 * word));
	const numbers = bytes.subarray(4 * words.length);
	const width = TABLE_DIMENSIONS / 2;
	return {
		words,
		numberOf: new Map(words.map((word, number) => [word, number])),
		fingerprint: sha256Of(bytes).slice(0, FINGERPRINT_LENGTH),
		vectors() {
			const vectors = denseMatrix(words.length, TABLE_DIMENSIONS);
			scales.forEach((scale, word) => {
				for (let i = word * width; i < (word + 1) * width; i++) {
					const both = numbers[i] as number;
					vectors.values[2 * i] = scale * ((both & 15) - OFFSET);
					vectors.values[2 * i + 1] = scale * ((both >> 4) - OFFSET);
				}
			});
			return vectors;
		},
	};
}
