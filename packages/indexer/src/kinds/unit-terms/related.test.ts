import { describe, expect, it } from 'vitest';
import { relatedShares } from './related.ts';

/** The number of the largest of `SHARES`, 11/16. */
const LARGEST = 3;

describe('relatedShares', () => {
	it('lists units that have a related word, and not the word itself', () => {
		const [eighth, quarter, most] = relatedShares([
			new Map([['email', LARGEST]]),
			new Map([
				['email', LARGEST],
				['mail', LARGEST],
			]),
		]);
		expect(most?.get('mail')).toEqual([0]);
		expect(eighth?.has('mail') || quarter?.has('mail')).toBe(false);
	});

	it('lists a unit once, by the sum of what it has', () => {
		const one = relatedShares([new Map([['plot', 1]])]);
		const more = relatedShares([
			new Map([
				['plot', 1],
				['graph', 1],
				['diagram', 1],
			]),
		]);
		const listOf = (tables: ReturnType<typeof relatedShares>) => tables.findIndex((table) => table.has('chart'));
		expect(listOf(one)).toBeGreaterThanOrEqual(0);
		expect(listOf(one)).toBeLessThan(listOf(more));
		expect(more.filter((table) => table.has('chart'))).toHaveLength(1);
	});

	it('has nothing for units without any known word', () => {
		expect(relatedShares([new Map([['zzzz', LARGEST]])]).every((table) => table.size === 0)).toBe(true);
		expect(relatedShares([]).every((table) => table.size === 0)).toBe(true);
	});
});
