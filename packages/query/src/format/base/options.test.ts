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

	it.each([
		['authorization', 'argument-hint'],
		['created', 'context'],
		['detail', 'tailed'],
		['任务', '服务'],
	])('does not take %s for %s, which has its letters in another order, or half of them', (name, other) => {
		expect(nearestName(name, [other])).toBeUndefined();
	});

	it('takes the nearest of several, in any case', () => {
		expect(nearestName('Targetentry', ['target', 'targetEntries', 'targetEntry'])).toBe('targetEntry');
		expect(nearestName('kubernets', ['kubectl', 'Kubernetes'])).toBe('Kubernetes');
		expect(nearestName('主从切唤', ['主从', '主从切换'])).toBe('主从切换');
	});

	it.each(['zzz', '', '😀', '\ud800', '重构', 'x'.repeat(100_000)])('takes %j for none', (name) => {
		expect(nearestName(name, KNOWN)).toBeUndefined();
		expect(nearestName(name, [])).toBeUndefined();
	});

	it('maps every name to itself', () => {
		fc.assert(
			fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }), (names) => {
				for (const name of names) expect(nearestName(name, names)).toBe(name);
			}),
		);
		for (const name of KNOWN) expect(nearestName(name, KNOWN)).toBe(name);
	});
});
