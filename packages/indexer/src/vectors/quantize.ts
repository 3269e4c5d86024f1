import type { DenseMatrix } from './matrix.ts';

/** A matrix as small integers with a scale per row. */
export interface Quantized {
	/** Row after row. */
	readonly numbers: Int8Array;
	/** The value of 1 in each row; 0 for a row of zeros. */
	readonly scales: Float32Array;
}

/**
 * Quantizes each row of a matrix separately.
 *
 * @param level the integer for the largest absolute value of a row
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
