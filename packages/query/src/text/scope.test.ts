import type { Documents } from '@pinakes/query/internal';
import { describe, expect, it } from 'vitest';
import { askedFilters, distinctPages, editionsFor, intentOf, type Reader } from './scope.ts';

describe('askedFilters', () => {
	it('has none if nothing is asked for', () => {
		expect(askedFilters({ scope: '', category: '', tags: [], confidence: '' })).toEqual([]);
	});

	it('has scope, category, tags and confidence in this order, each tag of its own', () => {
		const asked = { confidence: 'high', tags: ['redis', '主从'], category: 'guide', scope: 'tasks/' };
		expect(askedFilters(asked)).toEqual([
			{ filter: 'scope', values: ['tasks/'] },
			{ filter: 'category', values: ['guide'] },
			{ filter: 'tag', values: ['redis'] },
			{ filter: 'tag', values: ['主从'] },
			{ filter: 'confidence', values: ['high'] },
		]);
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

	it('takes the original below a base path that only addresses of translations have', () => {
		const edition_paths = ['/docs/en/1.0', '/', '/docs/de/1.0', '/docs/de', '/'];
		const editions = (address: string) =>
			editionsFor({ kept: new Map() }, { ...DOCUMENTS, edition_paths }, { ...READER, address });
		expect([1, 3].filter((number) => editions('/docs/guide/use.html')?.isSearched(number))).toEqual([1]);
		expect([1, 3].filter((number) => editions('/docs/de/guide/use.html')?.isSearched(number))).toEqual([1, 3]);
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

const INTENTS = [
	{ words: ['tutorial', 'getting started', '教程'], scopes: ['tutorials/'] },
	{ words: ['what is', '什么是'], scopes: ['concepts/', 'explanation/'] },
	{ words: ['how to', 'set up', '如何'], scopes: ['tasks/'] },
	{ words: ['__proto__'], scopes: ['constructor/'] },
];

describe('intentOf', () => {
	it.each<[string, string[]]>([
		['how to set up Redis', ['tasks/']],
		['HOW  TO, please', ['tasks/']],
		['Ｈｏｗ ｔｏ', ['tasks/']],
		['What is a Pod?', ['concepts/', 'explanation/']],
		['什么是 Pod', ['concepts/', 'explanation/']],
		['请问如何配置', ['tasks/']],
		['Redis教程', ['tutorials/']],
		['getting started with Redis', ['tutorials/']],
		['a tutorial on how to set up Redis', ['tutorials/']],
		['什么是，如何', ['concepts/', 'explanation/']],
		['showtoken', []],
		['how it is to be', []],
		['the setup', []],
		['somewhat isolated', []],
		['', []],
		['constructor', []],
	])('%j is looked for in %j', (query, scopes) => {
		expect(intentOf(query, INTENTS)?.scopes ?? []).toEqual(scopes);
	});

	it('is nothing without intents', () => {
		expect(intentOf('how to', [])).toBeUndefined();
	});
});
