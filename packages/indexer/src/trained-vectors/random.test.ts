import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';

describe('randomFrom', () => {
	it('gives the same numbers for the same seed, others for another, all from 0 to below 1', () => {
		const [one, same, other] = [1, 1, 2].map((seed) => Array.from({ length: 1000 }, randomFrom(seed)));
		expect(same).toEqual(one);
		expect(other).not.toEqual(one);
		expect(one?.every((number) => number >= 0 && number < 1)).toBe(true);
		expect(new Set(one).size).toBe(1000);
	});

	it('gives the numbers that Mulberry32 gives, in steps of 2^-32', () => {
		const next = randomFrom(1);
		expect([next(), next(), next()].map((number) => number * 2 ** 32)).toEqual([2693262067, 11749833, 2265367787]);
	});

	it('spreads numbers evenly', () => {
		const next = randomFrom(42);
		const tenths = Array.from({ length: 10_000 }, () => Math.floor(next() * 10));
		for (let tenth = 0; tenth < 10; tenth++) {
			expect(Math.abs(tenths.filter((each) => each === tenth).length - 1_000)).toBeLessThan(150);
		}
	});
});
