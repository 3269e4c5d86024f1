import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { denseOf, denseRows, sparseOf } from '../testing/matrices.ts';
import { type DenseMatrix, denseMatrix, innerProducts, multiply, multiplySmall, transpose } from './matrix.ts';

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

	it('adds rows in their order, more of them than are read at once too', () => {
		const [rows, columns] = [2_051, 5];
		const left = denseMatrix(rows, columns);
		const right = denseMatrix(rows, 3);
		for (const { values } of [left, right]) values.set(Float32Array.from(values, (_, i) => 1 / (1 + ((i * 7) % 113))));
		expect(innerProducts(left, right)).toEqual(addedInOrder(left, right));
		expect(innerProducts(left, left)).toEqual(addedInOrder(left, left));
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
