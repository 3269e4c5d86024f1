import type { DenseMatrix } from './matrix.ts';

/** Rows of a matrix in small whole numbers. */
export interface Quantized {
	/** Row after row; the greatest of each is the most there is, up or down, unless all are 0. */
	readonly numbers: Int8Array;
	/** What a number of each row stands for; 0 for a row of zeros. */
	readonly scales: Float32Array;
}

/**
 * Brings each row of a matrix into whole numbers by its own greatest number.
 *
 * @param level what that becomes
 */
export function quantize({ rows, columns, values }: DenseMatrix, level: number): Quantized {
	const numbers = new Int8Array(rows * columns);
	const scales = new Float32Array(rows);
	for (let row = 0; row < rows; row++) {
		let most = 0;
		for (let j = 0; j < columns; j++) most = Math.max(most, Math.abs(values[row * columns + j] as number));
		if (most === 0) continue;
		for (let j = 0; j < columns; j++) {
			numbers[row * columns + j] = Math.round(((values[row * columns + j] as number) * level) / most);
		}
		scales[row] = most / level;
	}
	return { numbers, scales };
}
