import { type Encoder, STATIC, type VectorSettings } from '@pinakes/query/internal';
import { type DenseMatrix, denseMatrix, multiplySmall, pairedDirections, quantize } from './directions.ts';
import { OFFSET, PAIRS, wholeVectors, wordTable } from './word-table.ts';

/** Maximum directions that vectors are projected on; more do not improve the ranking. */
const MAX_WORD_DIRECTIONS = 64;
export const MAX_ENCODER_DIRECTIONS = 128;

/** Vectors that an encoder gave to texts. */
export interface EncodedTexts {
	readonly encoder: Pick<Encoder, 'name' | 'fingerprint'>;
	/** A row of length 1 for each text; zeros for a text without a vector. */
	readonly vectors: DenseMatrix;
}

/** What texts say of the words of the table. */
export type LearntWords = ReturnType<typeof learnWords>;

/** Squared length that a query's vector loses for a word without a row: the median of the table's words. */
export const UNKNOWN_SQUARE = 1.4;

/**
 * Learns from texts the directions along which their word vectors agree most with the vectors of an encoder; without an
 * encoder those that distinguish them. Projects the words of the table.
 *
 * @param texts as words of the table: see `cutText`
 * @param weight see `VectorSettings`
 * @returns `encoderDirections`, on which vectors of the encoder are projected, or those of words without an encoder; and `words`,
 * the projected vectors, a row for each word of the table
 */
export function learnWords(texts: readonly Uint32Array[], weight: number, encoded?: EncodedTexts) {
	const table = wordTable();
	const used = [...new Set(texts.flatMap((text) => [...text]))];
	const rows = new Map(used.map((word, row) => [word, row]));
	const byRow = texts.map((text) => text.map((word) => rows.get(word) as number));
	const sums = sumWords(byRow, wholeVectors(table, used));
	const most = encoded === undefined ? MAX_WORD_DIRECTIONS : MAX_ENCODER_DIRECTIONS;
	const { left: directions, right: encoderDirections } = pairedDirections(sums, encoded?.vectors ?? sums, most);
	const { name: embedder, fingerprint } = encoded?.encoder ?? { name: STATIC, fingerprint: table.fingerprint };
	const { columns: dimensions } = directions;
	const settings: VectorSettings = { embedder, fingerprint, dimensions, weight, unknown: UNKNOWN_SQUARE };
	return { settings, encoderDirections, words: projectWords(directions) };
}

/** Numbers of vectors are from -7 to 7: 15 levels. */
const LEVEL = 7;

/** Few numbers are larger, in units of a vector's root mean square. */
const CLIP = 2.9;

/**
 * Encodes texts that are cut into words, one vector after the other: each is the sum of its words, and depends on no other
 * text.
 *
 * @param words projected, a row for each word of the table
 */
export function encodeTexts(texts: readonly Uint32Array[], words: DenseMatrix): Int8Array {
	return quantize(sumWords(texts, words), LEVEL, CLIP).numbers;
}

/** Projects an encoder's vectors. Returns their numbers, one vector after the other. */
export function projectEncoded(rows: DenseMatrix, directions: DenseMatrix): Int8Array {
	return quantize(multiplySmall(rows, Float64Array.from(directions.values), directions.columns), LEVEL, CLIP).numbers;
}

/** Returns the sum of each text's word vectors, scaled to length 1; zeros for a text without words. */
function sumWords(texts: readonly Uint32Array[], { columns, values }: DenseMatrix): DenseMatrix {
	const sums = denseMatrix(texts.length, columns);
	const sum = new Float64Array(columns);
	texts.forEach((words, row) => {
		sum.fill(0);
		for (const word of words) {
			const start = word * columns;
			for (let j = 0; j < columns; j++) sum[j] = (sum[j] as number) + (values[start + j] as number);
		}
		let square = 0;
		for (const number of sum) square += number * number;
		const length = Math.sqrt(square) || 1;
		for (let j = 0; j < columns; j++) sums.values[row * columns + j] = (sum[j] as number) / length;
	});
	return sums;
}

/** Factor for numbers of a direction before rounding, which loses a thousandth of what quantization loses. */
const UNIT = 2 ** 18;

/** Two directions share each sum; the second times this. Both stay below 2^25, 7 · UNIT · √256, so that additions are exact. */
const LANE = 2 ** 26;

/** Number of sums computed at once: products for more would not stay in the processor's cache. */
const BLOCK = 4;

const BYTES = 2 ** 8;

/**
 * Projects words of the table on fewer directions. Texts are sums of words, so their vectors are sums of projected
 * words.
 *
 * @param directions as columns
 * @returns a row for each word of the table
 */
export function projectWords(directions: DenseMatrix): DenseMatrix {
	const table = wordTable();
	const { columns } = directions;
	const projected = denseMatrix(table.words.length, columns);
	const sums = new Float64Array(BLOCK);
	for (let first = 0; first < columns; first += 2 * BLOCK) {
		const products = productsOf(directions, first);
		const end = Math.min(2 * BLOCK, columns - first);
		for (let word = 0; word < table.words.length; word++) {
			sumProducts(products, table.pairs, word * PAIRS, sums);
			const factor = (table.scales[word] as number) / UNIT;
			const at = word * columns + first;
			for (let j = 0; j < end; j += 2) {
				const sum = sums[j / 2] as number;
				const second = Math.round(sum / LANE);
				projected.values[at + j] = factor * (sum - second * LANE);
				if (j + 1 < end) projected.values[at + j + 1] = factor * second;
			}
		}
	}
	return projected;
}

/** Returns the products for each byte of a word and each sum: those of the byte's two numbers, for all values of a byte. */
function productsOf({ columns, values }: DenseMatrix, first: number): Float64Array {
	const products = new Float64Array(PAIRS * BYTES * BLOCK);
	const whole = (row: number, column: number): number =>
		column < columns ? Math.round((values[row * columns + column] as number) * UNIT) : 0;
	const both = (row: number, column: number): number => whole(row, column) + whole(row, column + 1) * LANE;
	for (let pair = 0; pair < PAIRS; pair++) {
		for (let j = 0; j < BLOCK; j++) {
			const low = both(2 * pair, first + 2 * j);
			const high = both(2 * pair + 1, first + 2 * j);
			for (let byte = 0; byte < BYTES; byte++) {
				const at = (pair * BYTES + byte) * BLOCK + j;
				products[at] = ((byte & 15) - OFFSET) * low + ((byte >> 4) - OFFSET) * high;
			}
		}
	}
	return products;
}

/** Adds the products of a word's bytes, two at a time: as integers, their order does not matter. */
function sumProducts(products: Float64Array, bytes: Uint8Array, start: number, sums: Float64Array): void {
	let a = 0;
	let b = 0;
	let c = 0;
	let d = 0;
	for (let pair = 0; pair < PAIRS; pair += 2) {
		const one = (pair * BYTES + (bytes[start + pair] as number)) * BLOCK;
		const other = ((pair + 1) * BYTES + (bytes[start + pair + 1] as number)) * BLOCK;
		a += (products[one] as number) + (products[other] as number);
		b += (products[one + 1] as number) + (products[other + 1] as number);
		c += (products[one + 2] as number) + (products[other + 2] as number);
		d += (products[one + 3] as number) + (products[other + 3] as number);
	}
	sums[0] = a;
	sums[1] = b;
	sums[2] = c;
	sums[3] = d;
}
