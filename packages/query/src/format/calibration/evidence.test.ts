import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPONENTS } from '../manifest.ts';
import { evidenceOf, isForeign, missingNameFactor } from './evidence.ts';

const positive = fc.double({ min: 1e-3, max: 1e4, noNaN: true });

describe('evidenceOf', () => {
	it('is the share of what was possible with exponent 1, and of the rarest word with exponent 0', () => {
		expect(evidenceOf(6, { possible: 16, rarest: 4 }, 1)).toBe(6 / 16);
		expect(evidenceOf(6, { possible: 16, rarest: 4 }, 0)).toBe(6 / 4);
	});

	it('lies between them with the others', () => {
		expect(evidenceOf(6, { possible: 16, rarest: 4 }, 0.5)).toBe(6 / 8);
		expect(evidenceOf(6, { possible: 16, rarest: 1 }, 0.25)).toBe(6 / 2);
	});

	it('equals the formula with powers', () => {
		fc.assert(
			fc.property(positive, positive, positive, fc.constantFrom(...EXPONENTS), (top, possible, rarest, exponent) => {
				const expected = top / (possible ** exponent * rarest ** (1 - exponent));
				expect(evidenceOf(top, { possible, rarest }, exponent) / expected).toBeCloseTo(1, 9);
			}),
		);
	});

	it('is 0 if nothing was found or could be', () => {
		expect(evidenceOf(0, { possible: 3, rarest: 3 }, 0.5)).toBe(0);
		expect(evidenceOf(0, { possible: 0, rarest: 3 }, 0.5)).toBe(0);
		expect(evidenceOf(1, { possible: 1, rarest: Number.NaN }, 0.5)).toBe(0);
	});
});

describe('missingNameFactor', () => {
	it('is all without a missing name, and less the rarer the name is', () => {
		expect(missingNameFactor(0)).toBe(1);
		expect(missingNameFactor(0.1)).toBeGreaterThan(missingNameFactor(0.4));
		expect(missingNameFactor(0.6)).toBe(missingNameFactor(1));
		expect(missingNameFactor(1)).toBeGreaterThan(0);
	});
});

describe('isForeign', () => {
	it('is an unknown word of a script that the index hardly has', () => {
		expect(isForeign('持久', 0, 0.01)).toBe(true);
	});

	it('is no word that a text has, of a script that the index has, or of a script with spaces', () => {
		expect(isForeign('持久', 1, 0.01)).toBe(false);
		expect(isForeign('持久', 0, 0.5)).toBe(false);
		expect(isForeign('bread', 0, 0.01)).toBe(false);
	});
});
