import { describe, expect, it } from 'vitest';
import { countsOf } from '../testing/matrices.ts';
import { dimensionsFor, frequentTerms } from './dimensions.ts';

/** Ten sections, and terms that so many of them have. */
const COUNTS = countsOf(
	[8, 9, 10, 1].map((frequency) => Array.from({ length: 10 }, (_, section) => (section < frequency ? 1 : 0))),
	10,
);

describe('frequentTerms', () => {
	it('are listed from 9 sections on', () => {
		expect([...frequentTerms(COUNTS)]).toEqual([1, 2]);
	});

	it('are those of as many of a sample that they are likely to be in more than 8, and of two at least', () => {
		const counts = countsOf(
			[1, 2, 3, 4, 5].map((frequency) => Array.from({ length: 10 }, (_, section) => (section < frequency ? 1 : 0))),
			10,
		);
		expect([...frequentTerms(counts, 2)]).toEqual([4]);
		expect([...frequentTerms(counts, 4)]).toEqual([2, 3, 4]);
		expect([...frequentTerms(counts, 16)]).toEqual([1, 2, 3, 4]);
	});
});

/** Bytes of texts beside which 12 vectors, those of 10 sections and 2 terms, have room for so many dimensions. */
function bytesFor(dimensions: number): number {
	return Math.ceil((12 * (dimensions * 0.42 + 8.5)) / (0.5 * 0.27));
}

describe('dimensionsFor', () => {
	it.each([
		[0, 0],
		[bytesFor(47), 0],
		[bytesFor(48), 48],
		[bytesFor(100), 100],
		[bytesFor(129), 128],
		[1e9, 128],
	])('of %i bytes leaves room for %i', (bytes, dimensions) => {
		expect(dimensionsFor(bytes, COUNTS, false)).toBe(dimensions);
	});

	it('of a sample is that of all texts, which are as many times larger', () => {
		const counts = countsOf([Array.from({ length: 10 }, () => 1)], 10);
		// Vectors of 40 sections and a term.
		const bytes = Math.ceil((41 * (70 * 0.42 + 8.5)) / (0.5 * 0.27) / 4);
		expect(dimensionsFor(bytes, counts, false, 4)).toBe(70);
	});

	it('is 16 or more if vectors are wanted', () => {
		const sizes = [0, bytesFor(15), bytesFor(20), bytesFor(47), 1e9];
		expect(sizes.map((bytes) => dimensionsFor(bytes, COUNTS, true))).toEqual([16, 16, 20, 47, 128]);
	});

	it('is all that there can be where nothing takes any room', () => {
		expect(dimensionsFor(1e4, countsOf([], 0), false)).toBe(128);
	});
});
