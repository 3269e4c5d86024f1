import { describe, expect, it } from 'vitest';
import { countsOf } from '../testing/matrices.ts';
import { dimensionsFor, frequentTerms } from './dimensions.ts';

/** Ten sections, and terms that so many of them have. */
const COUNTS = countsOf(
	[8, 9, 10, 1].map((frequency) => Array.from({ length: 10 }, (_, section) => (section < frequency ? 1 : 0))),
	10,
);

describe('frequentTerms', () => {
	it('are those of more than 8 sections', () => {
		expect([...frequentTerms(COUNTS)]).toEqual([1, 2]);
	});
});

describe('dimensionsFor', () => {
	// 12 vectors: 10 of sections and 2 of terms.
	it.each([
		[12 * 64, 0],
		[(12 * 47) / 0.45, 0],
		[(12 * 48) / 0.45, 48],
		[(12 * 100) / 0.45 + 1, 100],
		[1e9, 128],
	])('of %f bytes leaves room for %i', (bytes, dimensions) => {
		expect(dimensionsFor(bytes, COUNTS, false)).toBe(dimensions);
	});

	it('is 16 or more where vectors are wanted', () => {
		expect([1, 12 * 47, (12 * 47) / 0.45 + 1, 1e9].map((bytes) => dimensionsFor(bytes, COUNTS, true))).toEqual([
			16, 21, 47, 128,
		]);
	});

	it('has all room there is where nothing takes any', () => {
		expect(dimensionsFor(1e4, countsOf([], 0), false)).toBe(128);
	});
});
