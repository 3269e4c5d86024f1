import { describe, expect, it } from 'vitest';
import { fingerprintOf, isNearDuplicate } from './near-duplicates.ts';

describe('near-duplicates', () => {
	it.each([
		['小明的家在海边。', '小明的家在海边', true],
		['Alex lives by the sea', 'alex lives by the  sea!', true],
		['Alex lives in a small house by the sea', 'Alex lives in a small house by the seas', true],
		['基地在 100 64 200', '基地在 100 64 300', false],
		['小明喜欢吃西瓜和南瓜派', '小明不喜欢吃西瓜和南瓜派', false],
		['Alex can swim across the wide river', "Alex can't swim across the wide river", false],
		['小明的家在海边', '小红的家在山上', false],
		['', '', true],
	])('%s and %s: %s', (a, b, expected) => {
		expect(isNearDuplicate(fingerprintOf(a), fingerprintOf(b))).toBe(expected);
		expect(isNearDuplicate(fingerprintOf(b), fingerprintOf(a))).toBe(expected);
	});
});
