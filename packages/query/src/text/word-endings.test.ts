import { describe, expect, it } from 'vitest';
import { isRelated } from './word-endings.ts';

describe('related words', () => {
	it.each([
		['analysi', 'analyst', true],
		['analyst', 'analysi', true],
		['cluster', 'clusters', true],
		['cluster', 'clustering', false],
		['cluster', 'clutter', false],
		['abcde', 'abcdefg', true],
		['abcde', 'abcdefgh', false],
		['abcdef', 'abcdexy', true],
		['abcdefgh', 'abcdexyz', false],
		['abcd', 'abcde', false],
		['cluster', 'cluster', false],
		['cluster', 'clusté', false],
		['cluster', 'cluster1', false],
		['cluster6', 'cluster7', false],
		['数据库', '数据库群', false],
	])('%s and %s: %s', (word, other, isOne) => {
		expect(isRelated(word, other)).toBe(isOne);
	});
});
