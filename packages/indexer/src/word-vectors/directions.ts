import type { DenseMatrix } from '../vectors/matrix.ts';
import { largestSingular } from '../vectors/svd.ts';
import { TABLE_DIMENSIONS } from './word-table.ts';

/** Texts that directions are taken from: more of them change little. */
const MAX_TEXTS = 2_048;

const SEED = 3;

/** Returns whether directions are taken from a text, by its number among so many. */
export function evenlySpaced(count: number): (number: number) => boolean {
	const every = Math.max(1, count / MAX_TEXTS);
	const taken = new Set<number>();
	for (let at = 0; at < count; at += every) taken.add(Math.floor(at));
	return (number) => taken.has(number);
}

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
			for (let j = 0; j < TABLE_DIMENSIONS; j++) {
				products[row + j] = (products[row + j] as number) + factor * (values[start + j] as number);
			}
		}
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
