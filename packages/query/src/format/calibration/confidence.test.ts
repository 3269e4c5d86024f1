import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkConfidence, confidenceOf, DEFAULT_CONFIDENCE } from './confidence.ts';

const MAP = [
	[0.5, 0.1],
	[1, 0.6],
	[2, 0.9],
] as const;
const CALIBRATION = { source: 'measured', exponent: 0.5, map: MAP, unspaced: 0 } as const;

describe('confidenceOf', () => {
	it('lies on straight lines between the points', () => {
		expect(confidenceOf(0.75, CALIBRATION)).toBeCloseTo(0.35, 12);
		expect(confidenceOf(1, CALIBRATION)).toBe(0.6);
	});

	it('keeps the ends beyond them', () => {
		expect([0, 0.5, 2, 9, Number.POSITIVE_INFINITY].map((evidence) => confidenceOf(evidence, CALIBRATION))).toEqual([
			0.1, 0.1, 0.9, 0.9, 0.9,
		]);
	});

	it('is the lowest without a number', () => {
		expect(confidenceOf(Number.NaN, CALIBRATION)).toBe(0.1);
	});

	it('never falls as evidence grows, and stays within 0 and 1', () => {
		const share = fc.double({ min: 0, max: 1, noNaN: true });
		const maps = fc
			.array(fc.tuple(fc.double({ min: 0, max: 9, noNaN: true }), share), { minLength: 1 })
			.map((points) => {
				const heights = points.map(([, height]) => height).sort((a, b) => a - b);
				const places = [...new Set(points.map(([place]) => place))].sort((a, b) => a - b);
				return places.map((place, i) => [place, heights[i] as number] as const);
			});
		const evidence = fc.double({ min: 0, max: 10, noNaN: true });
		fc.assert(
			fc.property(maps, evidence, evidence, (map, a, b) => {
				const calibration = { ...CALIBRATION, map };
				const low = confidenceOf(Math.min(a, b), calibration);
				const high = confidenceOf(Math.max(a, b), calibration);
				expect(low).toBeLessThanOrEqual(high);
				expect(low).toBeGreaterThanOrEqual(0);
				expect(high).toBeLessThanOrEqual(1);
			}),
		);
	});
});

describe('checkConfidence', () => {
	it('is the default if none was given', () => {
		expect(checkConfidence(undefined)).toBe(DEFAULT_CONFIDENCE);
		expect(checkConfidence(0)).toBe(0);
	});

	it.each([-0.1, 1.1, Number.NaN])('refuses %s', (threshold) => {
		expect(() => checkConfidence(threshold)).toThrow('threshold must be a number from 0 to 1');
	});
});
