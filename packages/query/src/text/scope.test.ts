import { describe, expect, it } from 'vitest';
import type { Documents } from '../format/kinds/documents.js';
import { checkKnowledgeQuery } from '../search/ask.ts';
import { methodFor } from '../search/rank.ts';
import { askedFilters, distinctPages, editionsFor, type Reader } from './scope.ts';

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

/** One page in each edition, English ones in the original language, that of 1.0 superseded; and a page of 1.0 alone. */
const EDITIONS = ['/docs/1.0', '', '/de/docs/1.0', '/de', ''];
const DOCUMENTS: Documents = {
	intents: [],
	confidences: '000000',
	status: '101010',
	reviewed: new Uint32Array(6),
	pages: Uint32Array.of(3, 3, 2, 2, 0, 0),
	edition_paths: EDITIONS,
	edition: Uint32Array.of(0, 1, 2, 3, 0, 4),
};

const READER: Reader = {
	address: '/',
	isNamed: undefined,
	isLeft: undefined,
	hasScope: false,
	anyLanguage: false,
};

/** Returns the documents that are searched for a reader, and the one of the page that is listed if all score the same. */
function forReader(reader: Partial<Reader>): [searched: number[], listed: number | undefined] {
	const editions = editionsFor({ kept: new Map() }, DOCUMENTS, { ...READER, ...reader });
	const searched = [0, 1, 2, 3, 4, 5].filter((number) => editions?.isSearched(number));
	const scored = [2, 0, 3, 1].filter((number) => searched.includes(number)).map((number) => ({ number, final: 1 }));
	return [searched, editions?.distinct(scored)[0]?.number];
}

describe('editionsFor', () => {
	it.each<[string, Partial<Reader>, number[], number]>([
		['the current version in the original language', {}, [1, 5], 1],
		['the version of the page', { address: '/docs/1.0/install' }, [0, 1, 4, 5], 0],
		['the language of the page', { address: '/de/install' }, [1, 3, 5], 3],
		['both', { address: '/de/docs/1.0/' }, [1, 2, 5], 2],
		['no version that is called alike', { address: '/docs/1.0.1/' }, [1, 5], 1],
		['the version that the question names', { isNamed: (number) => number === 0 }, [0, 1, 5], 0],
		['a directory that is searched', { isLeft: (number) => number === 0, hasScope: true }, [0, 1], 0],
		['all languages', { anyLanguage: true }, [1, 3, 5], 1],
	])('takes %s', (_, reader, searched, listed) => {
		expect(forReader(reader)).toEqual([searched, listed]);
	});

	it('has nothing to choose where each page comes once', () => {
		const documents = { ...DOCUMENTS, status: '000000', pages: new Uint32Array() };
		expect(editionsFor({ kept: new Map() }, documents, READER)).toBeUndefined();
	});
});

describe('distinctPages', () => {
	it('lists what is preferred if its score is a share of the best', () => {
		const scored = [
			{ number: 3, final: 1 },
			{ number: 5, final: 0.9 },
			{ number: 1, final: 0.7 },
		];
		const listed = (least: number): number[] =>
			distinctPages(scored, DOCUMENTS, (number) => (number === 1 ? least : 1)).map(({ number }) => number);
		expect(listed(0.8)).toEqual([3, 5]);
		expect(listed(0.5)).toEqual([1, 5]);
	});
});
