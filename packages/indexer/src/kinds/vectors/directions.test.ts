import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { denseOf, denseRows } from '../../../testing/matrices.ts';
import {
	type DenseMatrix,
	denseMatrix,
	eigenOf,
	innerProducts,
	multiplySmall,
	pairedDirections,
	quantize,
} from './directions.ts';

const SIZE = fc.integer({ min: 0, max: 6 });
/** Quarters, whose products and sums are exact. */
const QUARTER = fc.integer({ min: -40, max: 40 }).map((number) => number / 4);

function rowsOf(rows: number, columns: number): fc.Arbitrary<number[][]> {
	const row = fc.array(fc.oneof(fc.constant(0), QUARTER), { minLength: columns, maxLength: columns });
	return fc.array(row, { minLength: rows, maxLength: rows });
}

/** Returns inner products, each the sum over rows from the first to the last. */
function addedInOrder(left: DenseMatrix, right: DenseMatrix): Float64Array {
	return Float64Array.from({ length: left.columns * right.columns }, (_, at) => {
		const [i, j] = [Math.floor(at / right.columns), at % right.columns];
		let sum = 0;
		for (let row = 0; row < left.rows; row++) {
			sum += (left.values[row * left.columns + i] as number) * (right.values[row * right.columns + j] as number);
		}
		return sum;
	});
}

/** Two matrices that can be multiplied. */
const FACTORS = fc.tuple(SIZE, SIZE, SIZE).chain(([rows, inner, columns]) =>
	fc.record({
		left: rowsOf(rows, inner),
		right: rowsOf(inner, columns),
		inner: fc.constant(inner),
		columns: fc.constant(columns),
	}),
);

function naiveProduct(left: readonly number[][], right: readonly number[][], columns: number): number[][] {
	return left.map((row) =>
		Array.from({ length: columns }, (_, j) =>
			row.reduce((sum, value, i) => sum + value * ((right[i] as number[])[j] as number), 0),
		),
	);
}

describe('matrices', () => {
	it('are multiplied as the definition has it, in any size', () => {
		fc.assert(
			fc.property(FACTORS, ({ left, right, inner, columns }) => {
				const expected = naiveProduct(left, right, columns);
				const small = Float64Array.from(right.flat());
				expect(denseRows(multiplySmall(denseOf(left, inner), small, columns))).toEqual(expected);
			}),
		);
	});

	it('have inner products that are those of their columns', () => {
		fc.assert(
			fc.property(FACTORS, ({ right, inner, columns }) => {
				const matrix: DenseMatrix = denseOf(right, columns);
				const turned = Array.from({ length: columns }, (_, j) => right.map((row) => row[j] as number));
				expect(matrix.rows).toBe(inner);
				expect([...innerProducts(matrix, matrix)]).toEqual(naiveProduct(turned, right, columns).flat());
			}),
		);
	});

	it('adds rows in their order, more of them than are read at once too', () => {
		const [rows, columns] = [2_051, 5];
		const left = denseMatrix(rows, columns);
		const right = denseMatrix(rows, 3);
		for (const { values } of [left, right]) values.set(Float32Array.from(values, (_, i) => 1 / (1 + ((i * 7) % 113))));
		expect(innerProducts(left, right)).toEqual(addedInOrder(left, right));
		expect(innerProducts(left, left)).toEqual(addedInOrder(left, left));
	});
});

/** Returns a generator of numbers from 0 to below 1, the same for a seed. */
function randomFrom(seed: number): () => number {
	let state = (seed % 2_147_483_646) + 1;
	return () => {
		state = (state * 16_807) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}

/** Rows that come from a few directions, with noise. */
function randomRows(rows: number, columns: number, rank: number, noise: number, seed: number): number[][] {
	const random = randomFrom(seed);
	const number = (): number => 2 * random() - 1;
	const directions = Array.from({ length: rank }, () => Array.from({ length: columns }, number));
	return Array.from({ length: rows }, () => {
		const shares = directions.map(number);
		return Array.from({ length: columns }, (_, j) =>
			Math.fround(directions.reduce((sum, d, i) => sum + (shares[i] as number) * (d[j] as number), noise * number())),
		);
	});
}

/** The squared length of the part of all rows that lies in each direction. */
function squaresIn(rows: readonly number[][], directions: DenseMatrix): number[] {
	const columns = denseRows(directions);
	return Array.from({ length: directions.columns }, (_, i) =>
		rows.reduce(
			(sum, row) =>
				sum + row.reduce((product, value, j) => product + value * ((columns[j] as number[])[i] as number), 0) ** 2,
			0,
		),
	);
}

function expectOrthonormal(matrix: DenseMatrix): void {
	innerProducts(matrix, matrix).forEach((product, at) => {
		expect(product).toBeCloseTo(at % (matrix.columns + 1) === 0 ? 1 : 0, 4);
	});
}

describe('pairedDirections', () => {
	it('of a matrix and itself are orthonormal, and hold as much of the rows as the eigenvalues of all say', () => {
		fc.assert(
			fc.property(fc.nat(), fc.integer({ min: 1, max: 6 }), (seed, most) => {
				const rows = randomRows(30, 20, 8, 0.02, seed);
				const matrix = denseOf(rows, 20);
				const { left, right } = pairedDirections(matrix, matrix, most);
				expect([left.columns, right.columns]).toEqual([most, most]);
				expectOrthonormal(left);
				left.values.forEach((value, i) => {
					expect(right.values[i]).toBeCloseTo(value, 3);
				});
				const { values } = eigenOf(innerProducts(matrix, matrix), 20);
				squaresIn(rows, left).forEach((square, i) => {
					expect(square).toBeCloseTo(values[i] as number, 1);
				});
			}),
			{ numRuns: runs(30) },
		);
	});

	it('of two matrices bring rows of one text together, whatever the space and the dimensions of the other', () => {
		fc.assert(
			fc.property(fc.nat(), fc.constantFrom(6, 13, 40), (seed, columns) => {
				const rows = randomRows(60, 12, 5, 0, seed);
				const turn = randomRows(12, columns, columns, 0, seed + 1);
				const left = denseOf(rows, 12);
				const right = multiplySmall(left, Float64Array.from(turn.flat()), columns);
				const directions = pairedDirections(left, right, 5);
				expect(directions.left.columns).toBe(5);
				expectOrthonormal(directions.left);
				expectOrthonormal(directions.right);
				const [one, other] = [
					multiplySmall(left, Float64Array.from(directions.left.values), 5),
					multiplySmall(right, Float64Array.from(directions.right.values), 5),
				];
				const products = innerProducts(one, other);
				for (let i = 0; i < 5; i++) expect(products[i * 6]).toBeGreaterThan(0);
			}),
			{ numRuns: runs(30) },
		);
	});

	it('are as many as there are if the rows have no more', () => {
		const matrix = denseOf(randomRows(40, 30, 3, 0, 5), 30);
		expect(pairedDirections(matrix, matrix, 10).left.columns).toBe(3);
		const equal = denseOf(
			Array.from({ length: 40 }, () => [1, 2, 3]),
			3,
		);
		expect(pairedDirections(matrix, equal, 10).left.columns).toBe(1);
	});

	it.each([
		[
			'zeros alone',
			[
				[0, 0],
				[0, 0],
			],
		],
		['no rows', []],
	])('are none in %s', (_, rows) => {
		const matrix = denseOf(rows, 2);
		const none = { ...denseOf([], 0), rows: 2 };
		expect(pairedDirections(matrix, matrix, 4)).toEqual({ left: none, right: none });
	});

	it('gives the same bits twice', () => {
		const rows = denseOf(randomRows(80, 50, 10, 0.1, 3), 50);
		expect(pairedDirections(rows, rows, 8)).toEqual(pairedDirections(rows, rows, 8));
	});
});

/** A number as in inner products of vectors: zero or at least a millionth, since squares of 1e-78 are lost beside others. */
const PRODUCT = fc.double({ min: -100, max: 100, noNaN: true }).map((number) => Math.round(number * 1e6) / 1e6);

/** A random symmetric matrix, row after row. */
const SYMMETRIC = fc.integer({ min: 1, max: 12 }).chain((size) =>
	fc.array(PRODUCT, { minLength: size * size, maxLength: size * size }).map((values) => ({
		size,
		values: Float64Array.from(values, (_, at) => {
			const [row, column] = [Math.floor(at / size), at % size];
			return values[Math.min(row, column) * size + Math.max(row, column)] as number;
		}),
	})),
);

describe('eigenOf', () => {
	it('finds those of a small matrix that are known', () => {
		const { values, vectors } = eigenOf(Float64Array.from([2, 1, 1, 2]), 2);
		expect([...values]).toEqual([3, 1].map((value) => expect.closeTo(value, 12)));
		const [a, b, c, d] = vectors as unknown as [number, number, number, number];
		expect(a / b).toBeCloseTo(1, 12);
		expect(c / d).toBeCloseTo(-1, 12);
	});

	it('finds values and vectors that make up the matrix again', () => {
		fc.assert(
			fc.property(SYMMETRIC, ({ size, values: matrix }) => {
				const { values, vectors } = eigenOf(matrix.slice(), size);
				const most = Math.max(1, ...matrix.map(Math.abs));
				for (let row = 0; row < size; row++) {
					for (let column = 0; column < size; column++) {
						let product = 0;
						let sum = 0;
						for (let i = 0; i < size; i++) {
							const [one, other] = [vectors[i * size + row] as number, vectors[i * size + column] as number];
							product += one * other;
							sum += (values[i] as number) * one * other;
						}
						expect(product).toBeCloseTo(row === column ? 1 : 0, 9);
						expect(Math.abs(sum - (matrix[row * size + column] as number)) / most).toBeLessThan(1e-9);
					}
				}
				expect([...values]).toEqual([...values].sort((a, b) => b - a));
			}),
		);
	});

	it('has zeros for what a matrix lacks in rank', () => {
		const { values } = eigenOf(Float64Array.from([1, 2, 3, 2, 4, 6, 3, 6, 9]), 3);
		expect([...values]).toEqual([14, 0, 0].map((value) => expect.closeTo(value, 9)));
		expect([...eigenOf(new Float64Array(9), 3).values]).toEqual([0, 0, 0]);
		expect(eigenOf(new Float64Array(), 0).values).toHaveLength(0);
	});
});

describe('quantize', () => {
	it('brings rows into whole numbers by their greatest one', () => {
		const { numbers, scales } = quantize(
			denseOf(
				[
					[1, -0.5, 0.25],
					[0, 0, 0],
					[0, -254, 2],
				],
				3,
			),
			7,
		);
		expect([...numbers]).toEqual([7, -3, 2, 0, 0, 0, 0, -7, 0]);
		expect([...scales]).toEqual([expect.closeTo(1 / 7, 7), 0, expect.closeTo(254 / 7, 5)]);
	});

	it('is off by at most half a step', () => {
		const row = fc.array(fc.float({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 4, maxLength: 4 });
		fc.assert(
			fc.property(fc.array(row), fc.integer({ min: 1, max: 127 }), (rows, level) => {
				const { numbers, scales } = quantize(denseOf(rows, 4), level);
				rows.flat().forEach((value, i) => {
					const scale = scales[Math.floor(i / 4)] as number;
					expect(Math.abs((numbers[i] as number) * scale - value)).toBeLessThanOrEqual(scale * 0.501 + 1e-30);
				});
			}),
		);
	});
});
