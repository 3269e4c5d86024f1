import type { DenseMatrix } from '../src/kinds/vectors/directions.ts';

export function denseOf(rows: readonly (readonly number[])[], columns: number): DenseMatrix {
	return { rows: rows.length, columns, values: Float32Array.from(rows.flat()) };
}

/** Returns the rows of a dense matrix, with 0 for -0. */
export function denseRows({ rows, columns, values }: DenseMatrix): number[][] {
	return Array.from({ length: rows }, (_, row) =>
		Array.from(values.subarray(row * columns, (row + 1) * columns), (value) => value + 0),
	);
}
