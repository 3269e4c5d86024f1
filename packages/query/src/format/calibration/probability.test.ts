import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkThreshold, DEFAULT_THRESHOLD, probabilityOf } from './probability.ts';

const MAP = [
	[0.5, 0.1],
	[1, 0.6],
	[2, 0.9],
] as const;
const CALIBRATION = { source: 'measured', exponent: 0.5, map: MAP, unspaced: 0 } as const;

describe('probabilityOf', () => {
	it('lies on straight lines between the points', () => {
		expect(probabilityOf(0.75, CALIBRATION)).toBeCloseTo(0.35, 12);
		expect(probabilityOf(1, CALIBRATION)).toBe(0.6);
	});

	it('keeps the ends beyond them', () => {
		expect([0, 0.5, 2, 9, Number.POSITIVE_INFINITY].map((evidence) => probabilityOf(evidence, CALIBRATION))).toEqual([
			0.1, 0.1, 0.9, 0.9, 0.9,
		]);
	});

	it('is the lowest without a number', () => {
		expect(probabilityOf(Number.NaN, CALIBRATION)).toBe(0.1);
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
				const low = probabilityOf(Math.min(a, b), calibration);
				const high = probabilityOf(Math.max(a, b), calibration);
				expect(low).toBeLessThanOrEqual(high);
				expect(low).toBeGreaterThanOrEqual(0);
				expect(high).toBeLessThanOrEqual(1);
			}),
		);
	});
});

describe('checkThreshold', () => {
	it('is the default if none was given', () => {
		expect(checkThreshold(undefined)).toBe(DEFAULT_THRESHOLD);
		expect(checkThreshold(0)).toBe(0);
	});

	it.each([-0.1, 1.1, Number.NaN])('refuses %s', (threshold) => {
		expect(() => checkThreshold(threshold)).toThrow('threshold must be a number from 0 to 1');
	});
});
