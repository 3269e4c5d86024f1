import { describe, expect, it } from 'vitest';
import { checkKnowledgeQuery } from './ask.ts';

describe('checkKnowledgeQuery', () => {
	it.each([
		['a', 'a/'],
		['a/', 'a/'],
		['/a//b/', 'a/b/'],
		['./a/./b', 'a/b/'],
		['a\\b', 'a/b/'],
		['A B/C', 'a b/c/'],
		['__proto__', '__proto__/'],
		['/', ''],
		['', ''],
	])('reads the scope %j as %j', (scope, known) => {
		expect(checkKnowledgeQuery('q', { scope }).scope).toBe(known);
	});

	it.each([
		['1970-01-02', 1],
		['2026-01-31', 20_484],
		['2024-02-29', 19_782],
		['', 0],
		[null, 0],
	])('reads the day %j as %i', (today, days) => {
		expect(checkKnowledgeQuery('q', { today }).today).toBe(days);
	});

	it.each([
		['Redis 主从', 'zh'],
		['Redis', 'en'],
		['', 'en'],
	])('detects %j as %s', (query, lang) => {
		expect(checkKnowledgeQuery(`${query}?`, {}).lang).toBe(lang);
		expect(checkKnowledgeQuery(`${query}?`, { lang: 'zh' }).lang).toBe('zh');
	});

	it('reads names of filters in lower case, without blanks, and each tag once', () => {
		const asked = { confidence: 'High', tags: ['Redis', 'redis', '', ' ', '主从'], category: ' Guide ', scope: ' / ' };
		expect(checkKnowledgeQuery('q', asked)).toMatchObject({
			scope: '',
			category: 'guide',
			tags: ['redis', '主从'],
			confidence: 'high',
		});
	});
});
