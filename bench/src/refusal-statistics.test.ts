import { describe, expect, it } from 'vitest';
import { binsOf, refusalThreshold, separationOf } from './refusal-statistics.js';

/** 0.01, 0.02 and so on up to 1. */
const HUNDREDTHS = Array.from({ length: 100 }, (_, i) => (i + 1) / 100);

describe('separationOf', () => {
	it('counts the pairs in which the answered query scores higher', () => {
		// 0.9 is above all three, 0.5 above 0.2 and 0.1: five of six pairs.
		expect(separationOf([0.9, 0.5], [0.7, 0.2, 0.1]).auroc).toBeCloseTo(5 / 6, 12);
	});

	it.each([
		['all apart', [0.8, 0.9], [0.1, 0], { auroc: 1, reject_at_5pct: 1 }],
		['the wrong way round', [0.1, 0.2], [0.8, 0.9], { auroc: 0, reject_at_5pct: 0 }],
	])('is at its bounds if scores are %s', (_, inside, outside, expected) => {
		expect(separationOf(inside, outside)).toEqual(expected);
	});

	it('refuses what lies below the threshold at which 5 % of the answered queries do', () => {
		// Five of a hundred are below 0.06; of the four others 0 and 0.059 are.
		expect(separationOf(HUNDREDTHS, [0, 0.059, 0.06, 0.5]).reject_at_5pct).toBe(0.5);
	});
});

describe('refusalThreshold', () => {
	it('refuses none of fewer than 20, and one of 20', () => {
		expect(refusalThreshold(HUNDREDTHS.slice(0, 19))).toBe(0.01);
		expect(refusalThreshold(HUNDREDTHS.slice(0, 20))).toBe(0.02);
	});

	it('refuses no more than 5 % if scores are equal', () => {
		expect(refusalThreshold([...new Array(10).fill(0.3), ...new Array(90).fill(0.7)])).toBe(0.3);
	});
});

describe('binsOf', () => {
	it('gives both sets the same weight, and puts 1 into the last bin', () => {
		// Of the first set three of four lie in the upper half, of the second one of two.
		expect(binsOf([0.2, 0.5, 0.7, 1], [0.1, 0.9], 2)).toEqual([
			{ from: 0, to: 0.5, inside: 0.25, outside: 0.5, answered: 0.25 / 0.75 },
			{ from: 0.5, to: 1, inside: 0.75, outside: 0.5, answered: 0.75 / 1.25 },
		]);
	});

	it('says nothing of a bin in which no query lies', () => {
		expect(binsOf([1], [0], 3)[1]).toEqual({ from: 1 / 3, to: 2 / 3, inside: 0, outside: 0, answered: undefined });
	});
});
