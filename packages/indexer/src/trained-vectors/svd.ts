import { eigenOf } from './eigen.ts';
import {
	type DenseMatrix,
	denseMatrix,
	innerProducts,
	multiply,
	multiplySmall,
	type SparseMatrix,
	transpose,
} from './matrix.ts';
import { randomFrom } from './random.ts';

/** The largest singular values of a matrix, and their left vectors as columns. */
interface TruncatedSvd {
	readonly left: DenseMatrix;
	readonly values: Float64Array;
}

/** Oversampled columns, and iterations: enough for the precision of int8. */
const SPARE = 16;
const ROUNDS = 4;

/** Directions with a smaller eigenvalue, relative to the largest, are noise. */
const MIN_SIZE = 1e-9;

/**
 * Computes the largest singular values by subspace iteration from a random start (Halko, Martinsson and Tropp, "Finding
 * structure with randomness", 2011). The result is bitwise the same in every engine.
 *
 * @param rank maximum number of singular values; a matrix of lower rank has fewer
 */
export function truncatedSvd(matrix: SparseMatrix, rank: number, seed: number): TruncatedSvd {
	const turned = transpose(matrix);
	const width = Math.min(rank + SPARE, matrix.rows, matrix.columns);
	let basis = orthonormal(multiply(matrix, signs(matrix.columns, width, seed)));
	for (let round = 1; round < ROUNDS; round++) basis = orthonormal(multiply(matrix, multiply(turned, basis)));
	const image = multiply(matrix, multiply(turned, basis));
	const { values, vectors } = eigenOf(symmetric(innerProducts(basis, image), basis.columns), basis.columns);
	const enough = values.filter((value) => value > MIN_SIZE * (values[0] as number)).length;
	const kept = Math.min(rank, enough);
	const left = multiplySmall(basis, firstColumns(vectors, basis.columns, kept), kept);
	return { left, values: Float64Array.from(values.subarray(0, kept), (value) => Math.sqrt(value)) };
}

/** Returns a random matrix of 1 and -1. */
function signs(rows: number, columns: number, seed: number): DenseMatrix {
	const random = randomFrom(seed);
	const matrix = denseMatrix(rows, columns);
	for (let i = 0; i < matrix.values.length; i++) matrix.values[i] = random() < 0.5 ? -1 : 1;
	return matrix;
}

/** Returns an orthonormal basis of the column space, by the eigenvectors of the inner products. */
function orthonormal(matrix: DenseMatrix): DenseMatrix {
	const size = matrix.columns;
	const { values, vectors } = eigenOf(innerProducts(matrix, matrix), size);
	const kept = values.filter((value) => value > MIN_SIZE * (values[0] as number)).length;
	const factors = firstColumns(vectors, size, kept);
	for (let i = 0; i < factors.length; i++) factors[i] = (factors[i] as number) / Math.sqrt(values[i % kept] as number);
	return multiplySmall(matrix, factors, kept);
}

function firstColumns(matrix: Float64Array, size: number, columns: number): Float64Array {
	const first = new Float64Array(size * columns);
	for (let row = 0; row < size; row++) {
		for (let i = 0; i < columns; i++) first[row * columns + i] = matrix[row * size + i] as number;
	}
	return first;
}

/** Removes the rounding errors of a symmetric matrix, in place. */
function symmetric(matrix: Float64Array, size: number): Float64Array {
	for (let i = 0; i < size; i++) {
		for (let j = 0; j < i; j++) {
			const mean = ((matrix[i * size + j] as number) + (matrix[j * size + i] as number)) / 2;
			matrix[i * size + j] = mean;
			matrix[j * size + i] = mean;
		}
	}
	return matrix;
}
