import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { denseOf, denseRows, sparseOf } from '../testing/matrices.ts';
import { type DenseMatrix, innerProducts, multiply, multiplySmall, transpose } from './matrix.ts';

const SIZE = fc.integer({ min: 0, max: 6 });
/** Quarters, whose products and sums are exact. */
const QUARTER = fc.integer({ min: -40, max: 40 }).map((number) => number / 4);

function rowsOf(rows: number, columns: number): fc.Arbitrary<number[][]> {
	const row = fc.array(fc.oneof(fc.constant(0), QUARTER), { minLength: columns, maxLength: columns });
	return fc.array(row, { minLength: rows, maxLength: rows });
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
	it('are multiplied as the definition has it, whether sparse, dense or small', () => {
		fc.assert(
			fc.property(FACTORS, ({ left, right, inner, columns }) => {
				const expected = naiveProduct(left, right, columns);
				expect(denseRows(multiply(sparseOf(left, inner), denseOf(right, columns)))).toEqual(expected);
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

	it('are themselves when turned twice, and have their columns as rows when turned once', () => {
		fc.assert(
			fc.property(FACTORS, ({ left, inner }) => {
				const matrix = sparseOf(left, inner);
				const turned = transpose(matrix);
				expect(turned).toEqual(
					sparseOf(
						Array.from({ length: inner }, (_, j) => left.map((row) => row[j] as number)),
						left.length,
					),
				);
				expect(transpose(turned)).toEqual(matrix);
			}),
		);
	});
});
