import { type DenseMatrix, denseMatrix } from '../trained-vectors/matrix.ts';
import { OFFSET, PAIRS, wordTable } from './word-table.ts';

/** Factor for numbers of a direction before rounding, which loses a thousandth of what quantization loses. */
const UNIT = 2 ** 18;

/**
 * Two directions share each sum; the second is multiplied by this. Both are integers below 2^25, since numbers of a
 * word are at most 7 and a direction has length 1: 7 · UNIT · √256. So each addition is exact for both.
 */
const LANE = 2 ** 26;

/** Number of sums computed at once: products for more would not stay in the processor's cache. */
const BLOCK = 4;

const BYTES = 2 ** 8;

/**
 * Projects words of the table on fewer directions. Texts are sums of words, so their vectors are sums of projected
 * words.
 *
 * @param directions as columns
 * @param words default: all
 * @returns a row for each word of the table; zeros for words that were not given
 */
export function projectWords(directions: DenseMatrix, words?: Iterable<number>): DenseMatrix {
	const table = wordTable();
	const { columns } = directions;
	const projected = denseMatrix(table.words.length, columns);
	const chosen = Uint32Array.from(words ?? table.words.keys());
	const sums = new Float64Array(BLOCK);
	for (let first = 0; first < columns; first += 2 * BLOCK) {
		const products = productsOf(directions, first);
		const end = Math.min(2 * BLOCK, columns - first);
		for (const word of chosen) {
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

/**
 * Returns the products for each byte of a word and each sum: those of the byte's two numbers, for all values of a byte.
 */
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
