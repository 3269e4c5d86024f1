import { describe, expect, it } from 'vitest';
import { denseMatrix } from '../vectors/matrix.ts';
import { projectWords } from './project-words.ts';
import { TABLE_DIMENSIONS, wordTable } from './word-table.ts';

/** The first columns of the table as directions. */
function firstColumns(columns: number) {
	const directions = denseMatrix(TABLE_DIMENSIONS, columns);
	for (let i = 0; i < columns; i++) directions.values[i * columns + i] = 1;
	return directions;
}

function vectorOf(word: number): Float32Array {
	const matrix = denseMatrix(1, TABLE_DIMENSIONS);
	wordTable().copy(word, matrix, 0);
	return matrix.values;
}

describe('projectWords', () => {
	it('projects the words that are asked for, and no other', () => {
		const words = projectWords(firstColumns(3));
		words.project([5, 2_000, 5]);
		const rowOf = (word: number): Float32Array => words.matrix.values.subarray(3 * word, 3 * word + 3);
		for (const word of [5, 2_000]) expect(rowOf(word)).toEqual(vectorOf(word).subarray(0, 3));
		expect(rowOf(6)).toEqual(new Float32Array(3));
	});

	it('gives the same numbers one by one as all at once', () => {
		const some = Array.from({ length: 3_000 }, (_, i) => 7 * i);
		const [one, all] = [projectWords(firstColumns(8)), projectWords(firstColumns(8))];
		for (const word of some) one.project([word]);
		all.project(some);
		expect(Buffer.from(one.matrix.values.buffer).equals(Buffer.from(all.matrix.values.buffer))).toBe(true);
	});
});
