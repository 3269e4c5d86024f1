import { type DenseMatrix, denseMatrix, multiplySmall } from '../vectors/matrix.ts';
import { TABLE_DIMENSIONS, wordTable } from './word-table.ts';

/** Words that are projected at once. */
const BATCH = 1_024;

/** The words of the table on fewer directions. Texts are sums of words, so that projecting the words projects the texts. */
export interface ProjectedWords {
	/** A row for each word of the table; zeros until it is projected. */
	readonly matrix: DenseMatrix;
	/** Projects words that are not projected yet; left out where all are. */
	readonly project?: (words: Iterable<number>) => void;
}

/** Projects all words at once, from their whole vectors. @param directions as columns */
export function projectAll(whole: DenseMatrix, { columns, values }: DenseMatrix): ProjectedWords {
	return { matrix: multiplySmall(whole, Float64Array.from(values), columns) };
}

/** @param directions as columns */
export function projectWords({ columns, values }: DenseMatrix): Required<ProjectedWords> {
	const table = wordTable();
	const directions = Float64Array.from(values);
	const matrix = denseMatrix(table.words.length, columns);
	const isProjected = new Uint8Array(table.words.length);

	function projectBatch(words: readonly number[]): void {
		const whole = denseMatrix(words.length, TABLE_DIMENSIONS);
		words.forEach((word, row) => {
			table.copy(word, whole, row);
		});
		const projected = multiplySmall(whole, directions, columns).values;
		words.forEach((word, row) => {
			matrix.values.set(projected.subarray(row * columns, (row + 1) * columns), word * columns);
		});
	}

	return {
		matrix,
		project(words) {
			let batch: number[] = [];
			for (const word of words) {
				if (isProjected[word] === 1) continue;
				isProjected[word] = 1;
				if (batch.push(word) < BATCH) continue;
				projectBatch(batch);
				batch = [];
			}
			if (batch.length > 0) projectBatch(batch);
		},
	};
}
