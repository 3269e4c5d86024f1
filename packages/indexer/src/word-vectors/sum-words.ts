import { addRows, type DenseMatrix, denseMatrix } from '../trained-vectors/matrix.ts';

/**
 * Returns the sum of each text's word vectors, scaled to length 1; zeros for a text without words.
 *
 * @param words a row for each word
 */
export function sumWords(texts: readonly Uint32Array[], { columns, values }: DenseMatrix): DenseMatrix {
	const sums = denseMatrix(texts.length, columns);
	const sum = new Float64Array(columns);
	const ones = new Float32Array(texts.reduce((most, { length }) => Math.max(most, length), 0)).fill(1);
	texts.forEach((words, row) => {
		sum.fill(0);
		addRows(sum, values, words, ones, 0, words.length);
		let square = 0;
		for (const number of sum) square += number * number;
		const length = Math.sqrt(square) || 1;
		for (let j = 0; j < columns; j++) sums.values[row * columns + j] = (sum[j] as number) / length;
	});
	return sums;
}
