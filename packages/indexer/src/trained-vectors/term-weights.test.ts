import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsOf } from '../testing/matrices.ts';
import { termWeights, weightedMatrix } from './term-weights.ts';

describe('termWeights', () => {
	it('are 1 for a term of one section and 0 for one that all have alike', () => {
		const weights = termWeights(
			countsOf(
				[
					[5, 0, 0, 0],
					[2, 2, 2, 2],
					[1, 1, 0, 0],
				],
				4,
			),
		);
		// Half of the sections: H = ln 2, and ln 2 / ln 4 is a half.
		expect([...weights]).toEqual([1, 0, 0.5].map((weight) => expect.closeTo(weight, 5)));
	});

	it('lie between, whatever the frequencies', () => {
		const term = fc
			.array(fc.integer({ min: 0, max: 99 }), { minLength: 6, maxLength: 6 })
			.filter((row) => row.some(Boolean));
		fc.assert(
			fc.property(fc.array(term), (terms) => {
				for (const weight of termWeights(countsOf(terms, 6))) {
					expect(weight).toBeGreaterThanOrEqual(0);
					expect(weight).toBeLessThanOrEqual(1 + 1e-5);
				}
			}),
		);
	});
});

describe('weightedMatrix', () => {
	it('has rows of length 1, of terms that enough sections have', () => {
		const counts = countsOf(
			[
				[1, 1, 0, 0],
				[1, 0, 0, 0],
				[0, 3, 3, 0],
			],
			4,
		);
		const weights = Float32Array.from([1, 0.5, 0.5]);
		const { matrix, lengths } = weightedMatrix(counts, weights, 2);
		expect([...matrix.starts]).toEqual([0, 1, 3, 4, 4]);
		expect([...matrix.indices]).toEqual([0, 0, 2, 2]);
		const [log2, log4] = [Math.log(2), Math.log(4) / 2] as const;
		const second = Math.hypot(log2, log4);
		expect([...matrix.values]).toEqual([1, log2 / second, log4 / second, 1].map((value) => expect.closeTo(value, 5)));
		// The first section's length counts its rare term, and the last has none.
		expect([...lengths]).toEqual(
			[Math.hypot(log2, log2 / 2), second, log4, 1].map((value) => expect.closeTo(value, 5)),
		);
	});
});
