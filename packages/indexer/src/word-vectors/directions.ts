import type { DenseMatrix } from '../vectors/matrix.ts';
import { largestSingular } from '../vectors/svd.ts';
import { TABLE_DIMENSIONS } from './word-table.ts';

const SEED = 3;

/**
 * Returns the directions in which vectors are longest, as the columns of a matrix: the first eigenvectors of the sum of
 * their outer products.
 *
 * @param most maximum number of directions; there are no more than independent vectors
 */
export function directionsOf({ rows, values }: DenseMatrix, most: number): DenseMatrix {
	const products = new Float64Array(TABLE_DIMENSIONS * TABLE_DIMENSIONS);
	for (let at = 0; at < rows; at++) {
		const start = at * TABLE_DIMENSIONS;
		for (let i = 0; i < TABLE_DIMENSIONS; i++) {
			const factor = values[start + i] as number;
			if (factor === 0) continue;
			const row = i * TABLE_DIMENSIONS;
			for (let j = i; j < TABLE_DIMENSIONS; j++) {
				products[row + j] = (products[row + j] as number) + factor * (values[start + j] as number);
			}
		}
	}
	for (let i = 0; i < TABLE_DIMENSIONS; i++) {
		for (let j = 0; j < i; j++) products[i * TABLE_DIMENSIONS + j] = products[j * TABLE_DIMENSIONS + i] as number;
	}
	const size = TABLE_DIMENSIONS;
	return largestSingular(
		{
			rows: size,
			columns: size,
			starts: Uint32Array.from({ length: size + 1 }, (_, i) => i * size),
			indices: Uint32Array.from({ length: size * size }, (_, i) => i % size),
			values: Float32Array.from(products),
		},
		most,
		SEED,
	).left;
}
