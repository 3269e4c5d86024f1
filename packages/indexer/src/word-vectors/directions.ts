import { type DenseMatrix, innerProducts } from '../trained-vectors/matrix.ts';
import { truncatedSvd } from '../trained-vectors/svd.ts';
import { TABLE_DIMENSIONS } from './word-table.ts';

const SEED = 3;

/**
 * Returns the directions in which vectors are longest, as the columns of a matrix: the first eigenvectors of the sum of
 * their outer products.
 *
 * @param most maximum number of directions; there are no more than independent vectors
 */
export function directionsOf(vectors: DenseMatrix, most: number): DenseMatrix {
	const size = TABLE_DIMENSIONS;
	return truncatedSvd(
		{
			rows: size,
			columns: size,
			starts: Uint32Array.from({ length: size + 1 }, (_, i) => i * size),
			indices: Uint32Array.from({ length: size * size }, (_, i) => i % size),
			values: Float32Array.from(innerProducts(vectors, vectors)),
		},
		most,
		SEED,
	).left;
}
