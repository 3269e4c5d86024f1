import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Item, packItems } from './knapsack.ts';

function costOf(items: readonly Item[], groups: readonly number[], chosen: readonly boolean[]): number {
	const taken = items.filter((_, i) => chosen[i]);
	const opened = new Set(taken.map(({ group }) => group));
	return (
		taken.reduce((sum, { cost }) => sum + cost, 0) + [...opened].reduce((sum, group) => sum + (groups[group] ?? 0), 0)
	);
}

function worthOf(items: readonly Item[], chosen: readonly boolean[]): number {
	return items.reduce((sum, { value }, i) => sum + (chosen[i] ? value : 0), 0);
}

/** The greatest value of all subsets that fit. */
function bruteForce(items: readonly Item[], groups: readonly number[], capacity: number): number {
	let best = 0;
	for (let subset = 0; subset < 2 ** items.length; subset++) {
		const chosen = items.map((_, i) => (subset & (1 << i)) !== 0);
		if (costOf(items, groups, chosen) <= capacity) best = Math.max(best, worthOf(items, chosen));
	}
	return best;
}

const problem = fc
	.record({
		groups: fc.array(fc.nat(6), { minLength: 1, maxLength: 4 }),
		items: fc.array(fc.record({ cost: fc.integer({ min: 1, max: 20 }), value: fc.nat(100), group: fc.nat(3) }), {
			maxLength: 10,
		}),
		capacity: fc.nat(60),
	})
	.map(({ groups, items, capacity }) => ({
		groups,
		items: items
			.map((item) => ({ ...item, value: item.value / 100, group: item.group % groups.length }))
			.sort((a, b) => a.group - b.group),
		capacity,
	}));

describe('packing', () => {
	it('is worth as much as the best of all choices, and never takes more than there is', () => {
		fc.assert(
			fc.property(problem, ({ items, groups, capacity }) => {
				const { chosen, slack } = packItems(items, groups, capacity);
				expect(costOf(items, groups, chosen)).toBeLessThanOrEqual(capacity);
				expect(worthOf(items, chosen)).toBeCloseTo(bruteForce(items, groups, capacity), 9);
				expect(slack).toBe(0);
			}),
			{ numRuns: runs(500) },
		);
	});

	it('is within its bound if costs are counted in larger units', () => {
		const large = problem.map(({ items, groups, capacity }) => ({
			groups: groups.map((cost) => cost * 10_007),
			items: items.map((item) => ({ ...item, cost: item.cost * 10_007 })),
			capacity: capacity * 10_009,
		}));
		fc.assert(
			fc.property(large, ({ items, groups, capacity }) => {
				const { chosen, slack } = packItems(items, groups, capacity);
				expect(costOf(items, groups, chosen)).toBeLessThanOrEqual(capacity);
				expect(worthOf(items, chosen)).toBeGreaterThanOrEqual(bruteForce(items, groups, capacity - slack) - 1e-9);
			}),
		);
	});

	it('takes two small blocks rather than one large one if they are worth more', () => {
		const items = [
			{ cost: 100, value: 0.6, group: 0 },
			{ cost: 50, value: 0.5, group: 0 },
			{ cost: 50, value: 0.5, group: 0 },
		];
		expect(packItems(items, [0], 100)).toEqual({ chosen: [false, true, true], method: 'exact', slack: 0 });
		expect(packItems(items, [0], 200).method).toBe('all');
		expect(packItems(items, [0], 0).chosen).toEqual([false, false, false]);
	});
});
