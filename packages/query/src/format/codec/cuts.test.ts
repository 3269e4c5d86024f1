import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partFile, partOf } from './cuts.ts';

/** The place of the last value that is not above the key, found by looking at each. */
function linearPartOf<T extends string | number>(cuts: readonly T[], key: T): number {
	let part = 0;
	cuts.forEach((cut, i) => {
		if (cut <= key) part = i;
	});
	return part;
}

const keys = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 4 }),
	fc.constantFrom('', '__proto__', 'a', 'Z', 'é', '中'),
);

describe('partOf', () => {
	it('finds the same part as a look at every cut, for texts in code-unit order', () => {
		const cuts = fc.uniqueArray(keys).map((list) => list.sort((a, b) => (a < b ? -1 : 1)));
		fc.assert(
			fc.property(cuts, keys, (list, key) => {
				expect(partOf(list, key)).toBe(linearPartOf(list, key));
				for (const cut of list) expect(list[partOf(list, cut)]).toBe(cut);
			}),
		);
	});

	it('finds the same part as a look at every cut, for numbers', () => {
		const cuts = fc.uniqueArray(fc.nat(100)).map((list) => list.sort((a, b) => a - b));
		fc.assert(
			fc.property(cuts, fc.integer({ min: -1, max: 101 }), (list, key) => {
				expect(partOf(list, key)).toBe(linearPartOf(list, key));
				expect(partOf(Uint32Array.from(list), key)).toBe(linearPartOf(list, key));
			}),
		);
	});

	it('names the first part for a key before all, and where there is no part', () => {
		expect(partOf(['b', 'd'], 'a')).toBe(0);
		expect(partOf([], 'a')).toBe(0);
		expect(partOf(['b'], 'z')).toBe(0);
	});

	it('ends for values that do not ascend', () => {
		const cuts = fc.array(fc.oneof(fc.integer(), fc.constant(Number.NaN)));
		fc.assert(
			fc.property(cuts, fc.integer(), (list, key) => {
				const part = partOf(list, key);
				expect(part).toBeGreaterThanOrEqual(0);
				expect(part).toBeLessThan(Math.max(1, list.length));
			}),
		);
	});
});

describe('partFile', () => {
	it('names the file of a numbered part', () => {
		expect(partFile('units_by_tag', 0)).toBe('parts/units_by_tag.0.json');
		expect(partFile('units', 12)).toBe('parts/units.12.json');
	});
});
