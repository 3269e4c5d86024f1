import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestName } from './options.ts';

const KNOWN = ['goal', 'tags', 'keywords', 'ide', 'env', 'constraints'];

describe('nearestName', () => {
	it.each([
		['tag', 'tags'],
		['tgas', 'tags'],
		['TAGS', 'tags'],
		['keyword', 'keywords'],
		['keywrods', 'keywords'],
		['constrains', 'constraints'],
		['gaol', 'goal'],
		['id', 'ide'],
		['envs', 'env'],
	])('converts %s to %s', (name, nearest) => {
		expect(nearestName(name, KNOWN)).toBe(nearest);
	});

	it.each(['zzz', '', '😀', '\ud800', '重构', 'x'.repeat(100_000)])('takes %j for none', (name) => {
		expect(nearestName(name, KNOWN)).toBeUndefined();
		expect(nearestName(name, [])).toBeUndefined();
	});

	it('maps every name to itself', () => {
		fc.assert(
			fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }), (names) => {
				for (const name of names) {
					const nearest = nearestName(name, names) ?? '';
					expect([...nearest].sort().join('')).toContain([...new Set(name)].sort()[0]);
				}
			}),
		);
		for (const name of KNOWN) expect(nearestName(name, KNOWN)).toBe(name);
	});
});
