import { describe, expect, it } from 'vitest';
import { competingUnits } from './competing-units.ts';

const lists = (table: Record<string, string[]>) => [new Map(Object.entries(table))];

describe('competingUnits', () => {
	it('finds units with the same terms, and says which', () => {
		const [pair, ...others] = competingUnits(
			lists({ git: ['a', 'b', 'c'], commit: ['a', 'b'], message: ['a', 'b'], sql: ['c', 'd'], 'slow query': ['d'] }),
		);
		expect(others).toEqual([]);
		expect(pair).toMatchObject({ units: ['a', 'b'], shared: ['commit', 'message', 'git'] });
		expect(pair?.score).toBeCloseTo(1, 9);
	});

	it('counts a term once that is a tag and a keyword, and knows terms like __proto__', () => {
		const [pair] = competingUnits([
			new Map([['__proto__', ['a', 'b']]]),
			new Map([
				['__proto__', ['a', 'b']],
				['constructor', ['a']],
			]),
		]);
		expect(pair?.shared).toEqual(['__proto__']);
		expect(pair?.score).toBeLessThan(1);
	});

	it('does not compare by terms that every unit has', () => {
		const all = Array.from({ length: 100 }, (_, i) => `u${i}`);
		expect(competingUnits(lists({ common: all }))).toEqual([]);
	});

	it('gives nothing for nothing', () => {
		expect(competingUnits([])).toEqual([]);
	});
});
