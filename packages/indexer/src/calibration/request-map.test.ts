import { confidenceOf } from '@pinakes/query/format/calibration/confidence';
import { describe, expect, it } from 'vitest';
import { confidenceOfRequest, requestMap } from './request-map.ts';

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
		expect(confidenceOf(0.7 * expected, { map })).toBeLessThan(0.5);
		expect(confidenceOf(1.3 * expected, { map })).toBeGreaterThan(0.5);
	});

	it.each([0.2, 0.75])('is %d throughout for lines of that confidence, but for its odds', (confidence) => {
		const map = requestMap((evidence) => (evidence > 0 ? confidence : 0), BUILT_IN);
		expect(new Set(map.slice(1).map(([, one]) => one))).toEqual(
			new Set([Number(confidenceOfRequest(confidence).toFixed(3))]),
		);
	});
});

describe('confidenceOfRequest', () => {
	it('is further from a half than that of a line', () => {
		expect([0, 0.1, 0.5, 0.9, 1].map((confidence) => confidenceOfRequest(confidence).toFixed(3))).toEqual([
			'0.000',
			'0.060',
			'0.500',
			'0.940',
			'1.000',
		]);
	});
});
