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
 * @param clip larger values are cut off, in units of the root mean square of the row
 */
export function quantize(
	{ rows, columns, values }: DenseMatrix,
	level: number,
	clip = Number.POSITIVE_INFINITY,
): Quantized {
	const numbers = new Int8Array(rows * columns);
	const scales = new Float32Array(rows);
	for (let row = 0; row < rows; row++) {
		let most = 0;
		let square = 0;
		for (let j = row * columns; j < (row + 1) * columns; j++) {
			most = Math.max(most, Math.abs(values[j] as number));
			square += (values[j] as number) ** 2;
		}
		if (most === 0) continue;
		most = Math.min(most, clip * Math.sqrt(square / columns));
		for (let j = row * columns; j < (row + 1) * columns; j++) {
			const value = Math.max(-most, Math.min(most, values[j] as number));
			numbers[j] = Math.round((value * level) / most);
		}
		scales[row] = most / level;
	}
	return { numbers, scales };
}

/** Significant digits of scales. The omitted part is smaller than the error of quantization. */
const SCALE_DIGITS = 4;

/** Rounds a scale for storage. */
export function roundedScale(scale: number): number {
	return Number(scale.toPrecision(SCALE_DIGITS));
}
