import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { denseOf, denseRows, sparseOf } from '../testing/matrices.ts';
import { eigenOf } from './eigen.ts';
import { innerProducts, multiply } from './matrix.ts';
import { randomFrom } from './random.ts';
import { truncatedSvd } from './svd.ts';

/** The singular values of a matrix by the eigenvalues of all its columns' inner products. */
function denseSingularValues(rows: readonly number[][], columns: number): number[] {
	const products = new Float64Array(columns * columns);
	for (let i = 0; i < columns; i++) {
		for (let j = 0; j < columns; j++) {
			products[i * columns + j] = rows.reduce((sum, row) => sum + (row[i] as number) * (row[j] as number), 0);
		}
	}
	return Array.from(eigenOf(products, columns).values, (value) => Math.sqrt(Math.max(0, value)));
}

/** A matrix whose rows come from a few directions, with noise. */
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

describe('truncatedSvd', () => {
	it('finds the values and vectors of a small matrix that are known', () => {
		// Golub and Van Loan's [3 0; 4 5] has the singular values √45 and √5.
		const { left, values } = truncatedSvd(
			sparseOf(
				[
					[3, 0],
					[4, 5],
				],
				2,
			),
			2,
			1,
		);
		expect([...values]).toEqual([Math.sqrt(45), Math.sqrt(5)].map((value) => expect.closeTo(value, 5)));
		const [[a, b], [c, d]] = denseRows(left) as [[number, number], [number, number]];
		expect(c / a).toBeCloseTo(3, 5);
		expect(d / b).toBeCloseTo(-1 / 3, 5);
	});

	it('finds what a decomposition of all of it finds', () => {
		const rows = randomRows(120, 60, 20, 0.02, 7);
		const { values } = truncatedSvd(sparseOf(rows, 60), 12, 1);
		const expected = denseSingularValues(rows, 60).slice(0, 12);
		expect([...values]).toEqual(expected.map((value) => expect.closeTo(value, 3)));
	});

	it('finds vectors that are orthonormal and hold as much of the matrix as their values say', () => {
		fc.assert(
			fc.property(fc.nat(), fc.integer({ min: 1, max: 6 }), (seed, rank) => {
				const rows = randomRows(30, 20, 8, 0, seed);
				const { left, values } = truncatedSvd(sparseOf(rows, 20), rank, 1);
				const products = innerProducts(left, left);
				products.forEach((product, at) => {
					expect(product).toBeCloseTo(at % (left.columns + 1) === 0 ? 1 : 0, 4);
				});
				// The part of A that lies in the direction u is as long as u's singular value: |Aᵀ u| = s.
				const turned = Array.from({ length: 20 }, (_, j) => rows.map((row) => row[j] as number));
				const images = denseRows(multiply(sparseOf(turned, 30), left));
				values.forEach((value, i) => {
					expect(Math.hypot(...images.map((row) => row[i] as number))).toBeCloseTo(value, 2);
				});
			}),
			{ numRuns: 30 },
		);
	});

	it('finds as many as there are where the matrix has no more', () => {
		const rows = randomRows(40, 30, 3, 0, 5);
		expect(truncatedSvd(sparseOf(rows, 30), 10, 1).values).toHaveLength(3);
		expect(
			truncatedSvd(
				sparseOf(
					[
						[1, 1],
						[1, 1],
						[0, 0],
					],
					2,
				),
				2,
				1,
			).left,
		).toMatchObject({ rows: 3, columns: 1 });
	});

	it.each([
		[
			'zeros alone',
			[
				[0, 0],
				[0, 0],
			],
			2,
		],
		['no rows', [], 2],
		['no columns', [[], []], 0],
	])('finds nothing in a matrix with %s', (_, rows, columns) => {
		const { left, values } = truncatedSvd(sparseOf(rows, columns), 4, 1);
		expect(values).toHaveLength(0);
		expect(left).toEqual({ ...denseOf([], 0), rows: rows.length });
	});

	it('gives the same bits twice', () => {
		const matrix = sparseOf(randomRows(80, 50, 10, 0.1, 3), 50);
		expect(truncatedSvd(matrix, 8, 1)).toEqual(truncatedSvd(matrix, 8, 1));
	});
});
