import { type DenseMatrix, denseMatrix } from '../vectors/matrix.ts';

/**
 * Returns the sum of each text's words, of length 1; zeros for a text without words.
 *
 * @param words a row for each word
 */
export function sumWords(texts: readonly (readonly number[])[], { columns, values }: DenseMatrix): DenseMatrix {
	const sums = denseMatrix(texts.length, columns);
	const sum = new Float64Array(columns);
	texts.forEach((words, row) => {
		sum.fill(0);
		for (const word of words) {
			const start = word * columns;
			for (let j = 0; j < columns; j++) sum[j] = (sum[j] as number) + (values[start + j] as number);
		}
		let square = 0;
		for (const number of sum) square += number * number;
		const length = Math.sqrt(square) || 1;
		for (let j = 0; j < columns; j++) sums.values[row * columns + j] = (sum[j] as number) / length;
	});
	return sums;
}
