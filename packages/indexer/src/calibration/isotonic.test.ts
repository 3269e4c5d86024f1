import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isotonicFit, type Observation } from './isotonic.ts';

const observation: fc.Arbitrary<Observation> = fc.record({
	value: fc.integer({ min: 0, max: 20 }),
	isRight: fc.boolean(),
	weight: fc.constantFrom(0.5, 1, 2),
});

describe('isotonicFit', () => {
	it('pools what would fall', () => {
		const fitted = isotonicFit([
			{ value: 1, isRight: false, weight: 1 },
			{ value: 2, isRight: true, weight: 1 },
			{ value: 3, isRight: false, weight: 1 },
			{ value: 4, isRight: true, weight: 1 },
		]);
		expect([0, 1, 2, 3, 4, 9].map(fitted)).toEqual([0, 0, 0.5, 0.5, 1, 1]);
	});

	it('counts by weight', () => {
		const fitted = isotonicFit([
			{ value: 1, isRight: true, weight: 3 },
			{ value: 1, isRight: false, weight: 1 },
		]);
		expect(fitted(1)).toBe(0.75);
	});

	it('never falls, stays between 0 and 1, and keeps the sum of what was right', () => {
		fc.assert(
			fc.property(fc.array(observation, { minLength: 1 }), (observations) => {
				const fitted = isotonicFit(observations);
				const shares = Array.from({ length: 21 }, (_, value) => fitted(value));
				expect(shares).toEqual([...shares].sort((a, b) => a - b));
				expect(shares[0]).toBeGreaterThanOrEqual(0);
				expect(shares[20]).toBeLessThanOrEqual(1);
				const expected = observations.reduce((sum, { value, weight }) => sum + weight * fitted(value), 0);
				const right = observations.reduce((sum, { isRight, weight }) => sum + (isRight ? weight : 0), 0);
				expect(expected).toBeCloseTo(right, 9);
			}),
		);
	});

	it('is 0 without observations', () => {
		expect(isotonicFit([])(0.5)).toBe(0);
	});
});
