import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auroc, binOf, calibrationError, type Prediction, reliabilityBins } from './statistics.ts';

const share = fc.integer({ min: 0, max: 20 }).map((twentieths) => twentieths / 20);

describe('auroc', () => {
	it('is the share of the pairs in which the positive scores higher', () => {
		// 0.9 is above all three, 0.5 above 0.2 and 0.1: five of six pairs.
		expect(auroc([0.9, 0.5], [0.7, 0.2, 0.1])).toBeCloseTo(5 / 6, 12);
	});

	it('counts a pair of equal scores half', () => {
		// 0.5 is above 0 and equal to 0.5 twice: 1 + 1/2 + 1/2 of three; 0 is equal to 0: 1/2 of three.
		expect(auroc([0.5, 0], [0.5, 0.5, 0])).toBeCloseTo(2.5 / 6, 12);
		expect(auroc([0.3, 0.3], [0.3])).toBe(0.5);
	});

	it('is 1 if a threshold separates all, 0 if all is reversed, and nothing without either', () => {
		expect(auroc([0.8, 0.9], [0.1, 0])).toBe(1);
		expect(auroc([0.1, 0], [0.8, 0.9])).toBe(0);
		expect([auroc([], [1]), auroc([1], []), auroc([], [])]).toEqual([null, null, null]);
	});

	it('equals counting all pairs', () => {
		const scores = fc.array(share, { minLength: 1, maxLength: 12 });
		fc.assert(
			fc.property(scores, scores, (positives, negatives) => {
				const pairs = positives.flatMap((a) => negatives.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
				const wins = pairs.reduce((sum, win) => sum + win, 0);
				expect(auroc(positives, negatives)).toBeCloseTo(wins / pairs.length, 9);
			}),
		);
	});
});

describe('binOf', () => {
	it('puts the lower bound of a bin into it, and 1 into the last', () => {
		expect([0, 0.099, 0.1, 0.55, 0.999, 1].map((value) => binOf(value, 10))).toEqual([0, 0, 1, 5, 9, 9]);
	});
});

describe('reliabilityBins', () => {
	it('has the mean probability and the share right of each bin', () => {
		const predictions = [
			{ probability: 0.1, isRight: false },
			{ probability: 0.3, isRight: true },
			{ probability: 0.6, isRight: true },
			{ probability: 0.8, isRight: true },
			{ probability: 1, isRight: false },
		];
		const bins = reliabilityBins(predictions, 2);
		expect(bins).toEqual([
			{ from: 0, to: 0.5, count: 2, probability: 0.2, right: 0.5 },
			{ from: 0.5, to: 1, count: 3, probability: expect.closeTo(0.8, 12), right: 2 / 3 },
		]);
		// Two predictions 0.3 apart, three 0.8 - 2/3 apart: (0.6 + 0.4) / 5.
		expect(calibrationError(bins)).toBeCloseTo(0.2, 12);
	});

	it('says nothing of a bin without predictions', () => {
		expect(reliabilityBins([], 1)).toEqual([{ from: 0, to: 1, count: 0, probability: null, right: null }]);
	});
});

describe('calibrationError', () => {
	it('is 0 where probability is the share right, and unknown without predictions', () => {
		const half: Prediction[] = [true, false].map((isRight) => ({ probability: 0.5, isRight }));
		expect(calibrationError(reliabilityBins(half, 10))).toBe(0);
		expect(calibrationError(reliabilityBins([], 10))).toBeNull();
	});

	it('is within 0 and 1', () => {
		const predictions = fc.array(fc.record({ probability: share, isRight: fc.boolean() }), { minLength: 1 });
		fc.assert(
			fc.property(predictions, fc.integer({ min: 1, max: 15 }), (some, count) => {
				const error = calibrationError(reliabilityBins(some, count)) as number;
				expect(error).toBeGreaterThanOrEqual(0);
				expect(error).toBeLessThanOrEqual(1);
			}),
		);
	});
});
