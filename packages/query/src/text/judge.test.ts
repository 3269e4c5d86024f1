import { expect, it } from 'vitest';
import { breadthOf, coverageOf, measureQuery, type QueryEvidence } from './judge.ts';
import type { TextStore, WeightedTerm } from './store.ts';

const RAREST = 4;

/** What the first of two sections has of a query: these weights, of terms that it has or has not. */
function breadth(found: readonly number[], missing: readonly number[]): number {
	const term = (weight: number, section: number): object => ({
		list: { sections: Uint32Array.of(section), shares: Float32Array.of(0.5) },
		...{ weight, possible: (weight * weight) / RAREST },
	});
	const terms = [...found.map((weight) => term(weight, 0)), ...missing.map((weight) => term(weight, 1))];
	return breadthOf(coverageOf({ terms, rarest: RAREST } as unknown as QueryEvidence, 0));
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

type Term = readonly [kind: string, word: string, likeness?: string];

/** Measures a query of terms of equal weight, each with its kind and how it was found. */
function measured(terms: readonly Term[]): QueryEvidence {
	const weighted = terms.map(([kind, word, likeness = 'exact']) => ({
		...{ term: { kind, word, term: word, occurrences: 1 }, found: { likeness, idf: 1 }, list: { size: 1 }, factor: 1 },
	}));
	const store = { sections: 100, analyzer: { grams: [1, 2], names: new Set() } };
	return measureQuery(weighted as unknown as WeightedTerm[], store as unknown as TextStore);
}

/** The names among terms of a query. */
function namesAmong(terms: readonly Term[]): string[] {
	const names = measured(terms).terms.map(({ name }) => name > 0);
	return terms.flatMap(([, word], i) => (names[i] ? [word] : []));
}

it('takes Latin words of a question without spaces for names, but no translated words', () => {
	expect(
		namesAmong([
			['gram', '签'],
			['word', '客户', 'translated'],
			['word', 'kafka'],
		]),
	).toEqual(['kafka']);
	expect(
		namesAmong([
			['word', '客户', 'translated'],
			['word', 'kafka'],
		]),
	).toEqual(['kafka']);
});

it('takes no words for names because of a pictograph', () => {
	expect(
		namesAmong([
			['word', 'deploy'],
			['gram', '🚀'],
		]),
	).toEqual([]);
});
