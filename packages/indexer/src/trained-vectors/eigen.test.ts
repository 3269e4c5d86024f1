import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eigenOf } from './eigen.ts';

/** A random symmetric matrix, row after row. */
const SYMMETRIC = fc.integer({ min: 1, max: 12 }).chain((size) =>
	fc
		.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: size * size, maxLength: size * size })
		.map((values) => ({
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
		const [first, second] = [
			[vectors[0], vectors[2]],
			[vectors[1], vectors[3]],
		] as [[number, number], [number, number]];
		expect(first[0] / first[1]).toBeCloseTo(1, 12);
		expect(second[0] / second[1]).toBeCloseTo(-1, 12);
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
							const [one, other] = [vectors[row * size + i] as number, vectors[column * size + i] as number];
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
