import { probabilityOf } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logisticFit, type Observation, probabilityOfRequest, requestMap } from './fit.ts';

const observation: fc.Arbitrary<Observation> = fc.record({
	evidence: fc.double({ min: 0, max: 3, noNaN: true }),
	isRight: fc.boolean(),
	weight: fc.constantFrom(0.5, 1, 2),
});

/** So many answers of some evidence, of which so many were right. */
function answers(evidence: number, count: number, right: number, weight = 1): Observation[] {
	return Array.from({ length: count }, (_, i) => ({ evidence, isRight: i < right, weight }));
}

describe('logisticFit', () => {
	it('finds the line that answers were drawn from', () => {
		// 1 / (1 + (0.2 / e)²): half at 0.2, a fifth at 0.1, four fifths at 0.4.
		const fitted = logisticFit([...answers(0.1, 500, 100), ...answers(0.2, 500, 250), ...answers(0.4, 500, 400)]);
		expect(fitted(0.2)).toBeCloseTo(0.5, 2);
		expect(fitted(0.1)).toBeCloseTo(0.2, 2);
		expect(fitted(0.8)).toBeCloseTo(16 / 17, 2);
	});

	it('counts by weight', () => {
		const even = logisticFit([...answers(0.1, 40, 10), ...answers(0.4, 40, 30)]);
		const wrongTwice = logisticFit([...answers(0.1, 40, 10), ...answers(0.4, 30, 30), ...answers(0.4, 10, 0, 2)]);
		expect(wrongTwice(0.4)).toBeLessThan(even(0.4));
	});

	it('is certain of nothing, though evidence parts right from wrong', () => {
		const fitted = logisticFit([...answers(0.1, 30, 0), ...answers(0.9, 30, 30)]);
		expect(fitted(0.9)).toBeLessThan(1);
		expect(fitted(0.9)).toBeGreaterThan(0.9);
		expect(fitted(0.1)).toBeGreaterThan(0);
	});

	it('is the share that was right where more evidence is not more often right', () => {
		const fitted = logisticFit([...answers(0.1, 30, 30), ...answers(0.9, 10, 0, 1)]);
		expect([0.05, 0.5, 2].map(fitted)).toEqual([0.75, 0.75, 0.75]);
	});

	it('is 0 if nothing was right, and without answers', () => {
		expect(logisticFit(answers(0.3, 30, 0))(0.5)).toBe(0);
		expect(logisticFit([])(0.5)).toBe(0);
	});

	it('never falls, and lies between 0 and 1', () => {
		fc.assert(
			fc.property(fc.array(observation), (observations) => {
				const fitted = logisticFit(observations);
				const probabilities = Array.from({ length: 21 }, (_, i) => fitted(i / 10));
				expect(probabilities).toEqual([...probabilities].sort((a, b) => a - b));
				expect(probabilities[0]).toBe(0);
				expect(probabilities[20]).toBeLessThanOrEqual(1);
			}),
		);
	});
});

const BUILT_IN = [
	[0, 0],
	[0.5, 0.2],
	[1, 0.5],
	[2, 0.8],
	[8, 1],
] as const;

describe('requestMap', () => {
	it.each([
		['a usual level as it is', 0.8, 0.8],
		['a lower one at half of that of the built-in map', 0.1, 0.5],
		['a higher one at 1.2 times as much', 50, 1.2],
	])('keeps %s', (_, level, expected) => {
		const map = requestMap((evidence) => evidence / (evidence + level), BUILT_IN);
		expect(map.map(([evidence]) => evidence)).toEqual(BUILT_IN.map(([evidence]) => evidence));
		expect(probabilityOf(0.7 * expected, { map })).toBeLessThan(0.5);
		expect(probabilityOf(1.3 * expected, { map })).toBeGreaterThan(0.5);
	});

	it.each([0.2, 0.75])('is %d throughout for lines of that probability, but for its odds', (probability) => {
		const map = requestMap((evidence) => (evidence > 0 ? probability : 0), BUILT_IN);
		expect(new Set(map.slice(1).map(([, one]) => one))).toEqual(
			new Set([Number(probabilityOfRequest(probability).toFixed(3))]),
		);
	});
});

describe('probabilityOfRequest', () => {
	it('is further from a half than that of a line', () => {
		expect([0, 0.1, 0.5, 0.9, 1].map((probability) => probabilityOfRequest(probability).toFixed(3))).toEqual([
			'0.000',
			'0.060',
			'0.500',
			'0.940',
			'1.000',
		]);
	});
});
