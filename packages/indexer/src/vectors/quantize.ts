import type { DenseMatrix } from './matrix.ts';

/** Rows of a matrix in whole numbers, a byte each. */
export interface Quantized {
	/** From -127 to 127, row after row; the greatest of a row is one of these two, unless all are 0. */
	readonly numbers: Int8Array;
	/** What a number of each row stands for; 0 for a row of zeros. */
	readonly scales: Float32Array;
}

const MOST = 127;

/** Brings each row of a matrix into whole numbers by its own greatest number. */
export function quantize({ rows, columns, values }: DenseMatrix): Quantized {
	const numbers = new Int8Array(rows * columns);
	const scales = new Float32Array(rows);
	for (let row = 0; row < rows; row++) {
		let most = 0;
		for (let j = 0; j < columns; j++) most = Math.max(most, Math.abs(values[row * columns + j] as number));
		if (most === 0) continue;
		for (let j = 0; j < columns; j++) {
			numbers[row * columns + j] = Math.round(((values[row * columns + j] as number) * MOST) / most);
		}
		scales[row] = most / MOST;
	}
	return { numbers, scales };
}
