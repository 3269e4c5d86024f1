import { describe, expect, it } from 'vitest';
import { denseMatrix } from '../trained-vectors/matrix.ts';
import { projectWords } from './project-words.ts';
import { TABLE_DIMENSIONS, wholeVectors, wordTable } from './word-table.ts';

const whole = wholeVectors(wordTable(), [...wordTable().words.keys()]);

/** Directions of length 1, none of which is like another. */
function directionsOf(columns: number) {
	const directions = denseMatrix(TABLE_DIMENSIONS, columns);
	for (let column = 0; column < columns; column++) {
		let square = 0;
		for (let i = 0; i < TABLE_DIMENSIONS; i++) {
			const number = Math.cos((i + 0.5) * (column + 1) * 0.7);
			directions.values[i * columns + column] = number;
			square += number * number;
		}
		for (let i = 0; i < TABLE_DIMENSIONS; i++) {
			const at = i * columns + column;
			directions.values[at] = (directions.values[at] as number) / Math.sqrt(square);
		}
	}
	return directions;
}

function productOf(word: number, directions: ReturnType<typeof directionsOf>, column: number): number {
	let sum = 0;
	for (let i = 0; i < TABLE_DIMENSIONS; i++) {
		const number = directions.values[i * directions.columns + column] as number;
		sum += number * (whole.values[word * TABLE_DIMENSIONS + i] as number);
	}
	return sum;
}

describe('projectWords', () => {
	it.each([1, 2, 7, 8, 9, 64])('gives the products of words and %i directions', (columns) => {
		const directions = directionsOf(columns);
		const { values } = projectWords(directions);
		let greatest = 0;
		for (let word = 0; word < whole.rows; word += 97) {
			for (let column = 0; column < columns; column++) {
				const error = (values[word * columns + column] as number) - productOf(word, directions, column);
				greatest = Math.max(greatest, Math.abs(error) / (wordTable().scales[word] as number));
			}
		}
		expect(greatest).toBeLessThan(1e-3);
	});

	it('does not overflow for the direction in which a word is longest', () => {
		const word = 4_321;
		const directions = denseMatrix(TABLE_DIMENSIONS, 2);
		for (let i = 0; i < TABLE_DIMENSIONS; i++) {
			const isNegative = (whole.values[word * TABLE_DIMENSIONS + i] as number) < 0;
			directions.values[2 * i] = (isNegative ? -1 : 1) / Math.sqrt(TABLE_DIMENSIONS);
			directions.values[2 * i + 1] = -(directions.values[2 * i] as number);
		}
		const [one, other] = projectWords(directions, [word]).values.subarray(2 * word, 2 * word + 2);
		expect(one).toBeCloseTo(productOf(word, directions, 0), 3);
		expect(other).toBe(-(one as number));
	});

	it('projects the words that are given, and no other', () => {
		const directions = directionsOf(3);
		const { values } = projectWords(directions, [5, 2_000, 5]);
		const all = projectWords(directions).values;
		for (const word of [5, 2_000]) {
			expect(values.subarray(3 * word, 3 * word + 3)).toEqual(all.subarray(3 * word, 3 * word + 3));
		}
		expect(values.subarray(18, 21)).toEqual(new Float32Array(3));
	});
});
