import { describe, expect, it } from 'vitest';
import { askedFilters } from './filters.ts';
import { methodFor } from './method.ts';
import { checkKnowledgeQuery } from './query.ts';

describe('askedFilters', () => {
	it('has none if nothing is asked for', () => {
		expect(askedFilters(checkKnowledgeQuery('q', {}))).toEqual([]);
		expect(
			askedFilters(checkKnowledgeQuery('q', { scope: ' / ', category: ' ', tags: ['', ' '], confidence: '' })),
		).toEqual([]);
	});

	it('has scope, category, tags and confidence in this order, each tag of its own', () => {
		const asked = { confidence: 'High', tags: ['Redis', 'redis', '主从'], category: 'Guide', scope: 'Tasks' };
		expect(askedFilters(checkKnowledgeQuery('q', asked))).toEqual([
			{ filter: 'scope', values: ['tasks/'] },
			{ filter: 'category', values: ['guide'] },
			{ filter: 'tag', values: ['redis'] },
			{ filter: 'tag', values: ['主从'] },
			{ filter: 'confidence', values: ['high'] },
		]);
	});
});

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
});

describe('methodFor', () => {
	it.each([
		[0, 'full_vector_search'],
		[1, 'direct_read'],
		[10, 'direct_read'],
		[11, 'scoped_vector_search'],
		[100, 'scoped_vector_search'],
		[101, 'keyword_then_vector'],
		[1_000_000, 'keyword_then_vector'],
	])('takes %i candidates by %s', (candidates, method) => {
		expect(methodFor(candidates)).toBe(method);
	});
});
