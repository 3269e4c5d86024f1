import { createMemoryStore } from '@pinakes/context';
import { indexDocuments } from '@pinakes/indexer';
import {
	addLanguages,
	findContexts,
	matchUnits,
	memorySource,
	openIndex,
	retrieveEntry,
	searchText,
} from '@pinakes/query';
import { searchDocuments, suggest } from '@pinakes/query/fields';
import { createTextIndex } from '@pinakes/query/memory';
import { search, searchHybrid } from '@pinakes/query/search';
import { searchSections } from '@pinakes/query/sections';
import { traceSearch } from '@pinakes/query/trace';
import { openIndexes, openSegments } from '@pinakes/query/union';
import { describe, expect, it } from 'vitest';

type AnyCall = (...given: readonly unknown[]) => unknown;

const TEXTS = [{ id: 'a.md', title: 'Lava', text: 'lava lights the tunnel' }];
const source = () => memorySource(indexDocuments(TEXTS));

/** What a call says that programs with types cannot make. */
async function said(call: unknown, ...given: readonly unknown[]): Promise<string> {
	try {
		return `answered ${JSON.stringify(await (call as AnyCall)(...given))}`;
	} catch (cause) {
		return `${(cause as { code?: string }).code}: ${(cause as Error).message}`;
	}
}

describe('what is no index', () => {
	const QUERIES: readonly (readonly [string, unknown, unknown])[] = [
		['searchText', searchText, 'lava'],
		['searchSections', searchSections, 'lava'],
		['searchDocuments', searchDocuments, 'lava'],
		['suggest', suggest, 'lava'],
		['search', search, 'lava'],
		['searchHybrid', searchHybrid, 'lava'],
		['traceSearch', traceSearch, 'lava'],
		['matchUnits', matchUnits, { goal: 'lava' }],
		['findContexts', findContexts, { keywords: ['lava'] }],
		['retrieveEntry', retrieveEntry, { targetEntry: 'Lava', filePaths: ['a.md'] }],
	];

	it.each(QUERIES)('is named by %s, with the await that is missing', async (_, call, query) => {
		const message = 'invalid_value: No open index: await openIndex().';
		for (const index of [openIndex(source()), undefined, '.pinakes', source()]) {
			expect(await said(call, index, query)).toBe(message);
		}
	});
});

describe('misspelt options', () => {
	it.each<[string, unknown, unknown, string]>([
		['openIndex', openIndex, source(), 'There is no maxBytes, but maxCachedBytes.'],
		['openSegments', openSegments, source(), 'There is no maxBytes, but maxCachedBytes.'],
		['openIndexes', openIndexes, [source()], 'There is no maxBytes, but maxCachedBytes.'],
		['createTextIndex', createTextIndex, TEXTS, 'There is no maxBytes, but grams, weights, stopWords'],
		['createMemoryStore', createMemoryStore, [], 'There is no maxBytes, but grams.'],
	])('of %s are errors', async (_, call, first, message) => {
		expect(await said(call, first, { maxBytes: 1 })).toContain(`unknown_field: ${message}`);
		expect(await said(call, first, undefined)).toContain('answered');
	});

	it('of look-ups are errors that name every option', async () => {
		const index = await openIndex(source());
		expect(await said(searchSections, index, 'lava', { tag: 'x' })).toMatch(/There is no tag, but .*categories, tags/);
		expect(await said(searchHybrid, index, 'lava', { modes: 'text' })).toContain('There is no modes, but mode');
		expect(await said(searchHybrid, index, 'lava', { fusion: 'all' })).toContain(
			'There is no fusion all, but sum, rrf.',
		);
		for (const options of [5, ['x'], 'x'])
			expect(await said(searchText, index, 'lava', options)).toContain('The options must be an object.');
		expect(await said(suggest, index, 5)).toContain('The query must be a string');
	});

	it('of a source with a prefix are errors', async () => {
		expect(await said(openIndexes, [{ source: source(), prefx: 'a/' }])).toContain(
			'There is no prefx, but source, prefix.',
		);
		expect(await said(openIndexes, source())).toContain('No list of sources');
		expect(await said(openIndexes, ['.pinakes'])).toContain('No source, such as directorySource(folder)');
	});
});

describe('fields of documents', () => {
	it('may be any', () => {
		const row = { id: 'a', text: 'lava', created_at: new Date(0), author_id: 5 };
		expect(createTextIndex([row]).query('lava')).toHaveLength(1);
		expect(indexDocuments([row]).size).toBeGreaterThan(0);
	});
});

it('createTextIndex says that a tokenizer is a function', async () => {
	for (const options of [{ tokenize: 'words' }, { stem: true }])
		expect(await said(createTextIndex, TEXTS, options)).toContain('tokenize and stem functions');
});

it.each([['german'], [undefined], [{ GERMAN: {} }]])('addLanguages(%j) says what it takes', async (language) => {
	expect(await said(addLanguages, language)).toBe(
		'invalid_value: addLanguages takes languages: GERMAN of "@pinakes/query/languages/german".',
	);
});
