import { expect, it } from 'vitest';
import { breadthIn, type QueryEvidence } from './query-evidence.ts';

const RAREST = 4;

/** What the first of two sections has of a query: these weights, of terms that it has or has not. */
function breadth(found: readonly number[], missing: readonly number[]): number {
	const term = (weight: number, section: number): object => ({
		list: { sections: Uint32Array.of(section), shares: Float32Array.of(0.5) },
		whole: weight,
		possible: (weight * weight) / RAREST,
	});
	const terms = [...found.map((weight) => term(weight, 0)), ...missing.map((weight) => term(weight, 1))];
	return breadthIn({ terms, rarest: RAREST } as unknown as QueryEvidence, 0);
}

it('leaves evidence as it is for two words, is less for one and more for several', () => {
	expect(breadth([2, 2], [2])).toBeCloseTo(1, 12);
	expect(breadth([2], [2])).toBeCloseTo(7 / 12, 12);
	expect(breadth([2, 2, 2, 2, 2], [2])).toBeCloseTo(7 / 4, 12);
	expect(breadth([], [2])).toBe(0);
});

it('counts a rare word beside a common one as hardly more than one', () => {
	expect(breadth([4, 0.1], [2])).toBeLessThan(0.65);
	expect(breadth([4, 3], [2])).toBeGreaterThan(0.95);
});

it('takes nothing from a section that has every word', () => {
	expect(breadth([2], [])).toBe(1);
	expect(breadth([2, 2, 2], [])).toBeGreaterThan(1);
});
