import { encodeLength, lengthAt, MAX_LENGTHS, ZERO } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundCount } from './text.ts';
import { wordsOfFileName } from './text-document.ts';

const MAX_LENGTH = 2 ** 31 - 1;

describe('lengths of sections', () => {
	it('have a character each, ascending as they do', () => {
		expect([0, 1, 15, 16, 18, 30, 32, 36, 64, 960].map(encodeLength).join('')).toBe('01?@AGHIPo');
	});

	it('are decoded as they were encoded', () => {
		fc.assert(
			fc.property(fc.nat(MAX_LENGTH).map(roundCount), (length) => {
				const index = (encodeLength(length) as string).charCodeAt(0) - ZERO;
				expect(index).toBeLessThan(MAX_LENGTHS);
				expect(lengthAt(index)).toBe(length);
			}),
		);
	});

	it('have none if they are not rounded', () => {
		expect(encodeLength(17)).toBeUndefined();
	});
});

describe('the words of a name of a file', () => {
	it.each<[path: string, words: string]>([
		['people/Jane_Doe.md', 'Jane Doe'],
		['notes/2022-12-23-standup.md', '2022-12-23 standup'],
		['RFC-0042.md', 'RFC 0042'],
		['笔记/2024-05-10 李四.md', '2024-05-10 李四'],
		['Plan 8a7b6c5d4e3f2a1b8a7b6c5d4e3f2a1b.md', 'Plan'],
		['20221222.md', '20221222'],
		['decade.md', 'decade'],
		...['README.md', 'docs/_index.md', 'docs/index.zh-CN.md', '0012.md', '3f9a2c71be.md', 'Jane Doe', 'a/+page.md'].map(
			(path): [string, string] => [path, ''],
		),
	])('of %s are those that say something: %s', (path, words) => {
		expect(wordsOfFileName(path)).toBe(words);
	});
});
