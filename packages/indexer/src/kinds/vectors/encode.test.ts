import { describe, expect, it } from 'vitest';
import { denseMatrix } from './directions.ts';
import { encodeTexts, learnWords, projectWords } from './encode.ts';
import { cutText, TABLE_DIMENSIONS, wholeVectors, wordTable } from './word-table.ts';

const TEXTS = [
	'back up a database to disk',
	'restore a backup of the cluster',
	'send an email to a customer',
	'answer mail in the inbox',
	'cook soup with carrots',
	'bake bread in the oven',
	'备份数据库',
	'发送邮件',
];

const CUT = TEXTS.map(cutText);

const learnt = learnWords(CUT, 0.5);
const vectors = encodeTexts(CUT, learnt.words);

function cosine(one: number, other: number): number {
	const { dimensions } = learnt.settings;
	const [a, b] = [one, other].map((at) => [...vectors.subarray(at * dimensions, (at + 1) * dimensions)]);
	const product = (x: number[] = [], y: number[] = []): number =>
		x.reduce((sum, n, i) => sum + n * (y[i] as number), 0);
	return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

describe('learnWords', () => {
	it('has no more directions than there are texts', () => {
		expect(learnt.settings.dimensions).toBeGreaterThan(1);
		expect(learnt.settings.dimensions).toBeLessThanOrEqual(TEXTS.length);
		expect(learnt.settings).toMatchObject({ embedder: 'static', fingerprint: wordTable().fingerprint, weight: 0.5 });
	});

	it('puts texts of one meaning near to each other, also in the other language', () => {
		expect(cosine(0, 1)).toBeGreaterThan(cosine(0, 2));
		expect(cosine(2, 3)).toBeGreaterThan(cosine(2, 5));
		expect(cosine(0, 6)).toBeGreaterThan(cosine(0, 7));
		expect(cosine(2, 7)).toBeGreaterThan(cosine(2, 6));
	});

	it('learns the same from the same texts', () => {
		expect(learnWords(CUT, 0.5).words.values).toEqual(learnt.words.values);
	});
});

describe('encodeTexts', () => {
	it('gives a text the same vector beside any others, zeros without words', () => {
		const { dimensions } = learnt.settings;
		const alone = encodeTexts([cutText(''), CUT[2] as Uint32Array], learnt.words);
		expect(alone.subarray(0, dimensions)).toEqual(new Int8Array(dimensions));
		expect(alone.subarray(dimensions)).toEqual(vectors.subarray(2 * dimensions, 3 * dimensions));
	});
});

const whole = wholeVectors(wordTable(), [...wordTable().words.keys()]);

/** Directions of length 1, none of which is like another. */
function testDirections(columns: number) {
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

function productOf(word: number, directions: ReturnType<typeof testDirections>, column: number): number {
	let sum = 0;
	for (let i = 0; i < TABLE_DIMENSIONS; i++) {
		const number = directions.values[i * directions.columns + column] as number;
		sum += number * (whole.values[word * TABLE_DIMENSIONS + i] as number);
	}
	return sum;
}

describe('projectWords', () => {
	it.each([1, 2, 7, 8, 9, 64])('gives the products of words and %i directions', (columns) => {
		const directions = testDirections(columns);
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
		const [one, other] = projectWords(directions).values.subarray(2 * word, 2 * word + 2);
		expect(one).toBeCloseTo(productOf(word, directions, 0), 3);
		expect(other).toBe(-(one as number));
	});
});
