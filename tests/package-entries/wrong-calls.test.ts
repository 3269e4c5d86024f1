import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { assembleContext, chatSlices, createMemoryStore, estimateTokens, packContext } from '@pinakes/context';
import { openMemoryFile } from '@pinakes/context/node';
import { openaiEncoder } from '@pinakes/encoders';
import { readModel2vec, resumableEncoder } from '@pinakes/encoders/node';
import {
	buildIndex,
	checkIndex,
	createPackage,
	indexDocuments,
	indexMarkdown,
	indexUnits,
	lintFolders,
	loadConfig,
	publishSite,
	writeIndex,
} from '@pinakes/indexer';
import { collectionVersion, postgresSource, pushIndex, readAddress } from '@pinakes/postgres';
import { connect } from '@pinakes/postgres/connect';
import {
	addLanguages,
	fetchSource,
	findContexts,
	matchUnits,
	memorySource,
	openIndex,
	retrieveEntry,
	searchText,
} from '@pinakes/query';
import { extractKeywords } from '@pinakes/query/keywords';
import { loadLanguages } from '@pinakes/query/languages';
import { createTextIndex } from '@pinakes/query/memory';
import { directorySource } from '@pinakes/query/node';
import { FIELDS, HIGHLIGHTS, PAGES } from '@pinakes/query/parts';
import { remoteVectorSearch } from '@pinakes/query/remote-vectors';
import { search } from '@pinakes/query/search';
import { checkedSource, signedSource } from '@pinakes/query/signed';
import { packedSource, siteSource } from '@pinakes/query/site';
import { openIndexes } from '@pinakes/query/union';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';

type AnyCall = (...given: readonly unknown[]) => unknown;

const TEXTS = [{ id: 'a.md', title: 'Lava', text: 'lava lights the tunnel' }];
const NO_SOURCE = 'No source, such as directorySource(folder); several: openIndexes.';
const source = () => memorySource(indexDocuments(TEXTS));

/** What a call says that programs with types cannot make. */
async function said(call: unknown, ...given: readonly unknown[]): Promise<string> {
	try {
		return `answered ${inspect(await (call as AnyCall)(...given))}`;
	} catch (cause) {
		return `${(cause as { code?: string }).code}: ${(cause as Error).message}`;
	}
}

describe('what is no index', () => {
	const QUERIES: readonly (readonly [string, unknown, unknown])[] = [
		['searchText', searchText, 'lava'],
		['search', search, 'lava'],
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
		['openIndexes', openIndexes, [source()], 'There is no maxBytes, but maxCachedBytes.'],
		['createTextIndex', createTextIndex, TEXTS, 'There is no maxBytes, but grams, weights, stopWords'],
		['createMemoryStore', createMemoryStore, [], 'There is no maxBytes, but vocabulary, utcOffset.'],
	])('of %s are errors', async (_, call, first, message) => {
		expect(await said(call, first, { maxBytes: 1 })).toContain(`unknown_field: ${message}`);
		expect(await said(call, first, undefined)).toContain('answered');
	});

	it('of look-ups are errors that name every option', async () => {
		const index = await openIndex(source());
		const use = [PAGES, HIGHLIGHTS];
		expect(await said(searchText, index, 'lava', { use, tag: 'x' })).toMatch(/There is no tag, but .*categories, tags/);
		expect(await said(searchText, index, 'lava', { where: {} })).toMatch(
			/There is no where, but use, .*; others need their part in use, such as use: \[FIELDS\]/,
		);
		expect(await said(searchText, index, 'lava', { use: [FIELDS, undefined] })).toContain('use is a list of parts');
		expect(await said(searchText, index, 'lava', { use: 'SIGNS' })).toContain('use is a list of parts');
		for (const options of [5, ['x'], 'x'])
			expect(await said(searchText, index, 'lava', options)).toContain('The options must be an object.');
		expect(await said(searchText, index, 5)).toContain('The query must be a string');
	});

	it('of a source with a prefix are errors', async () => {
		expect(await said(openIndexes, [{ source: source(), prefx: 'a/' }])).toContain(
			'There is no prefx, but source, prefix.',
		);
		expect(await said(openIndexes, source())).toContain('No list of sources');
		expect(await said(openIndexes, ['.pinakes'])).toContain('No source, such as directorySource(folder)');
	});
});

describe('what is missing or of another type', () => {
	it.each<[unknown, readonly unknown[], string]>([
		[createTextIndex, [undefined], 'createTextIndex takes a list of documents.'],
		[memorySource, [undefined], 'memorySource takes a map or an object of files.'],
		[openIndex, [source(), { maxCachedBytes: -1 }], 'maxCachedBytes must be 0 or more.'],
		[openIndex, [source(), { maxCachedBytes: Number.NaN }], 'maxCachedBytes must be 0 or more.'],
		[openMemoryFile, [undefined], 'openMemoryFile takes the path of a file.'],
		[checkedSource, ['.pinakes'], NO_SOURCE],
		[signedSource, [undefined, 'key'], NO_SOURCE],
		[packedSource, [undefined], NO_SOURCE],
		[openIndexes, [[source()], 5], 'The options must be an object.'],
		[fetchSource, [undefined], 'No address of an index, such as https://docs.example/index.'],
		[siteSource, ['https://docs.example', {}], 'The fetcher must be a function, as fetch is.'],
		[remoteVectorSearch, [undefined], 'remoteVectorSearch takes a function that calls a tool.'],
		[loadLanguages, ['german'], "loadLanguages takes a list of names, such as ['german']."],
		[estimateTokens, [undefined], 'estimateTokens takes a text.'],
		[openaiEncoder, [], 'openaiEncoder takes { url, model }.'],
		[readModel2vec, [], 'readModel2vec takes the folder of a model.'],
		[resumableEncoder, [{ encode: () => [] }], 'resumableEncoder takes an encoder and { cacheFolder }.'],
		[resumableEncoder, [undefined, { cacheFolder: 'a' }], 'resumableEncoder takes an encoder and { cacheFolder }.'],
	])('is said: %o, %#', async (call, given, message) => {
		expect(await said(call, ...given)).toBe(`invalid_value: ${message}`);
	});

	it('is said by look-ups', async () => {
		const index = await openIndex(source());
		expect(await said(extractKeywords, index)).toBe('invalid_value: extractKeywords takes an index and a text.');
		expect(await said(matchUnits, index, { goal: 'lava' }, { factors: 5 })).toContain('factors must be a function.');
		for (const threshold of [true, Number.POSITIVE_INFINITY, 10n, '1'])
			expect(await said(matchUnits, index, { goal: 'lava' }, { threshold })).toContain('threshold must be 0 or more');
		for (const limit of [true, 1.5, 10n])
			expect(await said(matchUnits, index, { goal: 'lava' }, { limit })).toContain('limit must be 1 to 3.');
	});
});

describe('what writes an index', () => {
	const build = { folders: ['docs'], out: 'out' };
	const unit = { unit_id: 'a', name: 'A', description: 'a' };

	it.each<[string, unknown, readonly unknown[], string]>([
		['buildIndex', buildIndex, [{ ...build, strickt: true }], 'buildIndex has no option strickt. Did you mean strict?'],
		['buildIndex', buildIndex, [undefined], 'buildIndex: the options must be an object.'],
		['buildIndex', buildIndex, [{ ...build, vectors: 'off' }], 'vectors must be built-in or none, not "off"'],
		['buildIndex', buildIndex, [{ ...build, memory: '2GiB' }], 'memory must be a number of bytes'],
		['buildIndex', buildIndex, [{ ...build, config: {} }], 'config must be the path'],
		['buildIndex', buildIndex, [{ folders: ['docs'], out: './docs/' }], './docs/ is a folder to read'],
		[
			'buildIndex',
			buildIndex,
			[{ folders: ['docs'], out: 'postgres://u:p@h/d' }],
			'An address is no folder: build into',
		],
		['buildIndex', buildIndex, [{ ...build, cache: '' }], 'cache must be the path of a file or folder.'],
		[
			'checkIndex',
			checkIndex,
			[{ folders: ['docs'] }],
			"buildIndex: out must be the folder to write, such as '.pinakes'.",
		],
		[
			'createPackage',
			createPackage,
			[{ index: 'a', out: undefined }],
			'createPackage: out must be the folder to write',
		],
		['lintFolders', lintFolders, [['docs'], { collision: true }], 'Did you mean collisions?'],
		['lintFolders', lintFolders, ['docs'], 'folders must be a list'],
		['loadConfig', loadConfig, ['none.json', []], 'none.json is missing: name a configuration file that is there.'],
		['loadConfig', loadConfig, [undefined, 'docs'], 'folders must be a list'],
		['publishSite', publishSite, [{ index: 'a', out: 'b', titel: 'c' }], 'Did you mean title?'],
		['publishSite', publishSite, [{ index: 'a', out: 'b', title: 5 }], 'title of publishSite must be a text'],
		[
			'publishSite',
			publishSite,
			[{ index: 'a', out: 'b', title: 'c', html: true }],
			'html of publishSite: the options',
		],
		[
			'publishSite',
			publishSite,
			[{ index: 'a', out: 'b', title: 'c', html: { picture: 'd' } }],
			'html of publishSite has no option picture. Did you mean pictures?',
		],
		[
			'publishSite',
			publishSite,
			[{ index: 'a', out: 'b', title: 'c', html: { pictures: 'none' } }],
			'none is not a folder: name the one that was built, whose pictures are copied.',
		],
		['createPackage', createPackage, [{ index: 'a', out: 'b', verison: 'c' }], 'Did you mean version?'],
		['indexDocuments', indexDocuments, [TEXTS, { weight: [1, 1, 1] }], 'Did you mean weights?'],
		['indexDocuments', indexDocuments, ['docs'], 'indexDocuments takes a list of documents.'],
		['indexUnits', indexUnits, [5], 'indexUnits takes a list of units.'],
		['indexUnits', indexUnits, [[null]], 'unit 1 has no unit_id'],
		['indexUnits', indexUnits, [[{ ...unit, keywords: 'git' }]], 'unit 1 has keywords that are not a list of strings'],
		['writeIndex', writeIndex, [new Map(), 'out'], 'The folder to write comes first, then a map of its files'],
		[
			'writeIndex',
			writeIndex,
			['out', Promise.resolve(new Map())],
			"writeIndex('.pinakes', indexDocuments(documents))",
		],
		['writeIndex', writeIndex, ['', new Map()], 'The folder to write comes first'],
		['indexMarkdown', indexMarkdown, [[{ path: 'a.md' }]], 'text 1 needs a path and a text, both strings.'],
	])('says what is wrong: %s, %#', async (_, call, given, message) => {
		expect(await said(call, ...given)).toContain(message);
	});
});

describe('fields of documents and units', () => {
	it.each([
		[{ id: 'a' }, 'it has id'],
		[{ id: 'a', text: undefined }, 'it has id, text'],
		[{ id: 'a', content: 'lava' }, 'it has id, content'],
		[{ id: 'a', title: 'Lava', body: 'lava' }, 'it has id, title, body'],
	])('are not taken for a text that is missing: %j', async (document, message) => {
		const rule = `its text must be in text or sections, and ${message}`;
		expect(await said(createTextIndex, [document])).toBe(`invalid_value: The document a is invalid: ${rule}.`);
		expect(await said(indexDocuments, [document])).toContain(`document 1 is invalid: ${rule}; correct or drop it`);
	});

	it('may be any', () => {
		const row = { id: 'a', text: 'lava', created_at: new Date(0), author_id: 5 };
		expect(createTextIndex([row]).query('lava')).toHaveLength(1);
		expect(indexDocuments([row]).size).toBeGreaterThan(0);
		for (const given of [
			{ id: 'a', text: '' },
			{ id: 'a', title: 'lava' },
			{ id: 'a', text: '', author_id: 5 },
		])
			expect(createTextIndex([given]).size).toBe(1);
		expect(indexUnits([{ unit_id: 'a', name: 'A', description: 'a', ...row }]).size).toBeGreaterThan(0);
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

describe('a folder of an index', () => {
	it('may be named by its URL', async () => {
		const folder = tempFolder({});
		writeIndex(folder, indexDocuments(TEXTS));
		const index = await openIndex(directorySource(pathToFileURL(folder)));
		expect((await searchText(index, 'lava')).hits).toHaveLength(1);
	});

	it.each([
		[
			'https://docs.example/index',
			'https://docs.example/index is not a folder: give its path, or read a URL by siteSource',
		],
		[new URL('https://docs.example/index'), 'https://docs.example/index is not a folder'],
		['', "No folder of an index: give its path, such as '.pinakes'."],
		[undefined, 'No folder of an index'],
	])('is not %s', async (folder, message) => {
		expect(await said(directorySource, folder)).toContain(`invalid_value: ${message}`);
	});
});

describe('prompts', () => {
	const input = { slices: [{ name: 'rules', content: 'Be kind', always: true }], message: 'hi' };
	const store = createMemoryStore();

	it.each<[string, unknown, readonly unknown[], string]>([
		[
			'assembleContext',
			assembleContext,
			[{ ...input, players: 'Ann' }],
			'unknown_field: input.players: there is no such field; did you mean player?',
		],
		['assembleContext', assembleContext, [undefined], 'input must be an object.'],
		[
			'assembleContext',
			assembleContext,
			[{ ...input, counter: async () => 1 }],
			'counter must return a number of tokens',
		],
		['assembleContext', assembleContext, [{ ...input, counter: () => Number.NaN }], 'counter must return a number'],
		['chatSlices', chatSlices, [{ rule: 'Be kind' }], 'state.rules is missing.'],
		['chatSlices', chatSlices, [undefined], 'state must be an object.'],
		['packContext', packContext, [null], 'packContext takes the request of a trace.'],
		['createMemoryStore', createMemoryStore, [{}], 'memories must be a list of memories.'],
		['createMemoryStore', createMemoryStore, [[], { vocabulary: {} }], 'vocabulary must be made by createVocabulary.'],
		[
			'search',
			store.search,
			[{ message: 'hi', limt: 1 }],
			'unknown_field: query.limt: there is no such field; did you mean limit?',
		],
		['search', store.search, [undefined], 'query must be an object.'],
		['search', store.search, [{ message: 'hi', player: 5 }], 'query.player must be a text.'],
	])('say what is wrong: %s, %#', async (_, call, given, message) => {
		expect(await said(call, ...given)).toContain(message);
	});
});

it('openaiEncoder needs a model, and knows its options', async () => {
	const url = 'http://localhost:11434/v1';
	for (const model of [undefined, 5, '']) {
		expect(await said(openaiEncoder, { url, model })).toContain('needs the name of a model');
	}
	expect(await said(openaiEncoder, { url, model: 'bge-m3', apikey: 'secret' })).toBe(
		'invalid_value: There is no apikey, but url, model, apiKey, timeout, fetch.',
	);
});

describe('databases', () => {
	const database = { query: async () => ({ rows: [] }), transaction: async () => ({}) };

	it.each<[string, unknown, readonly unknown[], string]>([
		['readAddress', readAddress, [undefined], 'The address of the database is not valid'],
		['connect', connect, ['postgres://u@127.0.0.1:1/d', { timeout: 5 }], 'There is no timeout, but timeLimit.'],
		['connect', connect, ['postgres://u@127.0.0.1:1/d', { timeLimit: '5s' }], 'timeLimit must be a number'],
		['pushIndex', pushIndex, ['postgres://u@h/d', source()], 'No database: give the database of connect(address)'],
		['pushIndex', pushIndex, [{ database }, source()], 'No database: give the database of connect(address)'],
		['pushIndex', pushIndex, [database, '.pinakes'], 'No source, such as directorySource(folder), to push.'],
		['pushIndex', pushIndex, [database, source(), { colection: 'x' }], 'There is no colection, but collection'],
		['pushIndex', pushIndex, [database, source(), 'handbook'], 'The options must be an object.'],
		['pushIndex', pushIndex, [database, source(), { keepFor: '5m' }], 'keepFor must be a number of milliseconds.'],
		['postgresSource', postgresSource, [{ database }], 'No database: give the database of connect(address)'],
		['postgresSource', postgresSource, [database, { colection: 'x' }], 'There is no colection, but collection, name.'],
		['collectionVersion', collectionVersion, ['postgres://u@h/d'], 'No database'],
	])('say what is wrong: %s, %#', async (_, call, given, message) => {
		expect(await said(call, ...given)).toContain(message);
	});
});
