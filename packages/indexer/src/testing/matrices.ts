import type { DenseMatrix, SparseMatrix } from '../trained-vectors/matrix.ts';
import type { TermCounts } from '../trained-vectors/term-weights.ts';

export function denseOf(rows: readonly (readonly number[])[], columns: number): DenseMatrix {
	return { rows: rows.length, columns, values: Float32Array.from(rows.flat()) };
}

export function sparseOf(rows: readonly (readonly number[])[], columns: number): SparseMatrix {
	const starts = [0];
	const indices: number[] = [];
	const values: number[] = [];
	for (const row of rows) {
		row.forEach((value, index) => {
			if (value === 0) return;
			indices.push(index);
			values.push(value);
		});
		starts.push(indices.length);
	}
	return {
		rows: rows.length,
		columns,
		starts: Uint32Array.from(starts),
		indices: Uint32Array.from(indices),
		values: Float32Array.from(values),
	};
}

/** Returns the rows of a dense matrix, with 0 for -0. */
export function denseRows({ rows, columns, values }: DenseMatrix): number[][] {
	return Array.from({ length: rows }, (_, row) =>
		Array.from(values.subarray(row * columns, (row + 1) * columns), (value) => value + 0),
	);
}

/** Returns the counts of terms in sections, from a row of frequencies per term. */
export function countsOf(terms: readonly (readonly number[])[], sections: number): TermCounts {
	const { starts, indices, values } = sparseOf(terms, sections);
	return { sections, starts, indices, frequencies: values };
}

/** Returns the cosine of two vectors; 0 if one is zero. */
export function cosineOf(one: ArrayLike<number>, other: ArrayLike<number>): number {
	const numbers = Array.from(one);
	const product = numbers.reduce((sum, value, i) => sum + value * (other[i] as number), 0);
	return product / (Math.hypot(...numbers) * Math.hypot(...Array.from(other))) || 0;
}
