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

/** The largest singular values of a matrix, and the left vectors that belong to them, as columns. */
export interface Singular {
	readonly left: DenseMatrix;
	readonly values: Float64Array;
}

/** Columns that are kept beyond those asked for, and rounds: what follows is exact enough for int8 then. */
const SPARE = 16;
const ROUNDS = 4;

/** Directions whose square is below this share of the largest are noise. */
const SMALLEST = 1e-9;

/**
 * The largest singular values by subspace iteration from a random start (Halko, Martinsson and Tropp, "Finding
 * structure with randomness", 2011). Two runs give the same bits, in any engine.
 *
 * @param rank how many; fewer come back where the matrix has no more
 */
export function largestSingular(matrix: SparseMatrix, rank: number, seed: number): Singular {
	const turned = transpose(matrix);
	const width = Math.min(rank + SPARE, matrix.rows, matrix.columns);
	let basis = orthonormal(multiply(matrix, signs(matrix.columns, width, seed)));
	for (let round = 1; round < ROUNDS; round++) basis = orthonormal(multiply(matrix, multiply(turned, basis)));
	const image = multiply(matrix, multiply(turned, basis));
	const { values, vectors } = eigenOf(symmetric(innerProducts(basis, image), basis.columns), basis.columns);
	const enough = values.filter((value) => value > SMALLEST * (values[0] as number)).length;
	const kept = Math.min(rank, enough);
	const left = multiplySmall(basis, firstColumns(vectors, basis.columns, kept), kept);
	return { left, values: Float64Array.from(values.subarray(0, kept), (value) => Math.sqrt(value)) };
}

/** A random matrix of 1 and -1. */
function signs(rows: number, columns: number, seed: number): DenseMatrix {
	const random = randomFrom(seed);
	const matrix = denseMatrix(rows, columns);
	for (let i = 0; i < matrix.values.length; i++) matrix.values[i] = random() < 0.5 ? -1 : 1;
	return matrix;
}

/** An orthonormal basis of what the columns span, by the eigenvectors of their inner products. */
function orthonormal(matrix: DenseMatrix): DenseMatrix {
	const size = matrix.columns;
	const { values, vectors } = eigenOf(innerProducts(matrix, matrix), size);
	const kept = values.filter((value) => value > SMALLEST * (values[0] as number)).length;
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

/** A matrix that is symmetric but for rounding, made so. */
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
