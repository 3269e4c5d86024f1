import { type EntryRequest, memorySource, openIndex, PinakesError } from '@pinakes/query';
import { type EntryRecord, FORMAT_VERSION, withChecksum } from '@pinakes/query/internal';
import { describe, expect, it } from 'vitest';
import { type EntryResult, retrieveEntry } from './retrieve-entry.ts';

/* Over the parts of an index written by hand: what it may hold, and what hostile parts may hold. */

const MESSAGES = {
	entry_not_found: { en: ['nothing'], zh: ['无'] },
	entry_notes: { en: ['{missing} is missing', '{not_markdown} is no markdown', '{lines} lines'], zh: [] },
	related_next: { en: ['next'], zh: ['下'] },
	related_caution: { en: ['caution'], zh: ['注意'] },
};

const RECORD: EntryRecord = {
	section: 1,
	levels: '1221',
	texts: ['Guide', 'Step 1', 'Step 2', 'End'],
	lines: [2, 4, 6, 8, 10],
	related: { 1: [['next', 2]] },
};

/** Of the first file one section, of the second what precedes its headings, and four. */
const TEXTS = ['# Other\n', '# Guide\n\n', '## Step 1\n\n', '## Step 2\n\n', '# End\n\n'];

const CUTS = {
	units_by_tag: [],
	units_by_keyword: [],
	units_by_ide: [],
	unit_terms: [],
	vocabulary: [],
	units: [],
	packages: [],
	text_words: [],
	text_postings: [],
	text_blocks: [],
	sections: [],
	section_texts: [0],
	entries: ['a.md'],
	doc_lists: [],
	doc_tags: [],
	documents: [],
};

interface Parts {
	readonly record?: unknown;
	/** Instead of the part with the record. */
	readonly entries?: string;
	readonly texts?: string;
	readonly cuts?: object;
}

/** Retrieves a section over an index that has no words, so that nothing is related by meaning. */
async function retrieve(parts: Parts = {}, request: Partial<EntryRequest> = {}): Promise<EntryResult> {
	const { record = RECORD, cuts = {} } = parts;
	const other = { ...RECORD, section: 0, levels: '1', texts: ['Other'], lines: [1, 2], related: {} };
	const table = `{\n"a.md":${JSON.stringify(other)},\n"docs/b.md":${JSON.stringify(record)}\n}`;
	const files: Record<string, string> = {
		'parts/entries.0.json': parts.entries ?? table,
		'parts/section_texts.0.json': parts.texts ?? `[\n${TEXTS.map((text) => JSON.stringify(text)).join(',\n')}\n]`,
		'parts/messages.json': JSON.stringify(MESSAGES),
		'parts/lexicon.json': JSON.stringify({
			terms: {},
			phrases: {},
			forbidden: [],
			constraints: {},
			negations: [],
			general: [],
		}),
	};
	const manifest = {
		format: 'pinakes-index',
		format_version: FORMAT_VERSION,
		analyzer: { languages: ['english'], stop_words: ['the'], request_phrases: [] },
		counts: { units: 0, sections: 0 },
		ides: [],
		cuts: { ...CUTS, ...cuts },
		files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, [text.length, '']])),
	};
	const index = await openIndex(memorySource({ ...files, 'manifest.json': withChecksum(JSON.stringify(manifest)) }));
	return retrieveEntry(index, { targetEntry: 'Step 1', filePaths: ['docs/b.md'], ...request }, { lang: 'en' });
}

describe('retrieveEntry', () => {
	it('reads a section by its number, and what is related to it', async () => {
		expect(await retrieve()).toEqual({
			status: 'found',
			target_entry: 'Step 1',
			matched_heading: '## Step 1',
			source_file: 'docs/b.md',
			entry_content: '## Step 1\n\n',
			start_line: 4,
			end_line: 5,
			related_headings: [{ heading: '## Step 2', source_file: 'docs/b.md', relevance_note: 'next' }],
			retrieval_notes: '',
		});
	});

	it('joins a section with those below it, to the line before the next of its level', async () => {
		expect(await retrieve({}, { targetEntry: 'guide' })).toMatchObject({
			entry_content: '# Guide\n\n## Step 1\n\n## Step 2\n\n',
			start_line: 2,
			end_line: 7,
		});
		expect(await retrieve({}, { targetEntry: 'end' })).toMatchObject({ start_line: 8, end_line: 9 });
	});

	it('says nothing that its index has no sentence for', async () => {
		const { status, retrieval_notes } = await retrieve({}, { targetEntry: 'Step' });
		expect([status, retrieval_notes]).toEqual(['found', '']);
	});

	it.each([
		['docs/b.md', 'Guide', 'found'],
		['./docs/b.md', 'Guide', 'found'],
		['/x/y/docs/b.md', 'Guide', 'found'],
		['..\\docs\\b.md', 'Guide', 'found'],
		['./a.md', 'Other', 'found'],
		['b.md', 'Guide', 'not_found'],
		['/x/b.md', 'Guide', 'not_found'],
		['/x/a.md', 'Other', 'found'],
		['docs/b.md/c.md', 'Guide', 'not_found'],
		['DOCS/B.MD', 'Guide', 'not_found'],
	])('reads %j as a file of the index by its end, with a folder: %s is %s', async (path, targetEntry, status) => {
		expect(await retrieve({}, { targetEntry, filePaths: [path] })).toMatchObject({ status });
	});

	it('looks for the longest end first', async () => {
		const long = { ...RECORD, texts: ['Long', 'x', 'y', 'z'] };
		const entries = `{\n"docs/b.md":${JSON.stringify(RECORD)},\n"x/docs/b.md":${JSON.stringify(long)}\n}`;
		const cuts = { entries: ['docs/b.md'] };
		const asked = { targetEntry: 'Long', filePaths: ['/y/x/docs/b.md'] };
		expect(await retrieve({ entries, cuts }, asked)).toMatchObject({ status: 'found', matched_heading: '# Long' });
	});

	it('tells files that are no markdown by their names', async () => {
		const { retrieval_notes } = await retrieve({}, { filePaths: ['x.md', 'y.MDX', 'z.py', 'docs'] });
		expect(retrieval_notes).toBe('x.md, y.MDX is missing; z.py, docs is no markdown');
	});
});

describe('a request', () => {
	it.each<[object, string, RegExp]>([
		[{ filePaths: [] }, 'invalid_value', /No file path: supply that of a markdown file/],
		[{ filePaths: undefined }, 'invalid_value', /No file path: supply/],
		[{ filePaths: 'docs/b.md' }, 'invalid_value', /filePaths must be a list of strings/],
		[{ filePaths: { 0: 'a.md', length: 1 } }, 'invalid_value', /filePaths must be a list of strings/],
		[{ targetEntry: '' }, 'invalid_value', /No target entry, or too long/],
		[{ targetEntry: {} }, 'invalid_value', /targetEntry must be a string/],
		[{ contextHint: 0 }, 'invalid_value', /contextHint must be a string/],
		[{ target_entry: 'x' }, 'unknown_field', /no field target_entry\. Did you mean targetEntry/],
		[{ constructor: 'x' }, 'unknown_field', /no field constructor/],
	])('of %j is refused as %s', async (request, code, message) => {
		const error = await retrieve({}, request).catch((cause: unknown) => cause);
		expect(error).toBeInstanceOf(PinakesError);
		expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
	});

	it.each([[null], [[]], ['Step 1'], [undefined], [1]])('that is %j is refused', async (request) => {
		const index = await openIndex(
			memorySource({
				'manifest.json': withChecksum(
					JSON.stringify({
						format: 'pinakes-index',
						format_version: FORMAT_VERSION,
						analyzer: { languages: ['english'], stop_words: [], request_phrases: [] },
						counts: { units: 0 },
						ides: [],
						cuts: CUTS,
						files: {},
					}),
				),
			}),
		);
		await expect(retrieveEntry(index, request as never)).rejects.toMatchObject({ code: 'invalid_value' });
	});
});

it.each([[{ language: 'zh' }], ['zh']])('the options %j are refused', async (options) => {
	const index = { run: () => undefined } as never;
	const asked = { targetEntry: 'x', filePaths: ['a.md'] };
	await expect(retrieveEntry(index, asked, options as never)).rejects.toThrow(/^(?:There is no language|The options)/);
});

describe('an index with a part that is not as it should be', () => {
	const HOSTILE: Readonly<Record<string, Parts>> = {
		'a record that is null': { record: null },
		'a record that is a list': { record: [] },
		'a record that is a text': { record: 'x' },
		'no section': { record: { ...RECORD, section: undefined } },
		'a section below 0': { record: { ...RECORD, section: -1 } },
		'a section that is no whole number': { record: { ...RECORD, section: 0.5 } },
		'a section beyond all': { record: { ...RECORD, section: 1000 } },
		'a section that is huge': { record: { ...RECORD, section: 2 ** 40 } },
		'fewer levels than texts': { record: { ...RECORD, levels: '122' } },
		'fewer lines than texts': { record: { ...RECORD, lines: [2, 4, 6, 10] } },
		'levels that are a list': { record: { ...RECORD, levels: [1, 2, 2, 1] } },
		'texts that are numbers': { record: { ...RECORD, texts: [1, 2, 3, 4] } },
		'texts that are a text': { record: { ...RECORD, texts: 'abcd' } },
		'lines that are texts': { record: { ...RECORD, lines: ['2', '4', '6', '8', '10'] } },
		'no line behind the last': { record: { ...RECORD, lines: [2, 4, 6, 8] } },
		'a level that there is not': { record: { ...RECORD, levels: '1291' } },
		'levels that are no digits': { record: { ...RECORD, levels: '1xx1' } },
		'a related heading beyond all': { record: { ...RECORD, related: { 1: [['next', 4]] } } },
		'invalid cuts of texts': { cuts: { section_texts: null } },
		'related headings that are a list': { record: { ...RECORD, related: [] } },
		'related headings that are null': { record: { ...RECORD, related: { 1: null } } },
		'related headings that are no lists': { record: { ...RECORD, related: { 1: [{}] } } },
		'a related heading without any': { record: { ...RECORD, related: { 1: [['next']] } } },
		'a related heading below 0': { record: { ...RECORD, related: { 1: [['next', -1]] } } },
		'a related heading in no file': { record: { ...RECORD, related: { 1: [['next', '# X', 5]] } } },
		'an invalid relation': { record: { ...RECORD, related: { 1: [[5, 2]] } } },
		'no entries at all': { entries: '' },
		'entries cut short': { entries: '{\n"a.md":{' },
		'a record cut short': { entries: '{\n"docs/b.md":{"section":\n}', cuts: { entries: ['docs/b.md'] } },
		'invalid cuts of entries': { cuts: { entries: [1] } },
		'no cuts of entries': { cuts: { entries: undefined } },
		'cuts of entries that are a text': { cuts: { entries: 'a.md' } },
		'fewer texts than sections': { texts: '[\n"x"\n]' },
		'invalid texts': { texts: '[\n1,\n2,\n3,\n4,\n5\n]' },
		'texts cut short': { texts: '[\n"x",\n"y",\n"z' },
		'no texts': { texts: '[]' },
	};

	it.each(Object.entries(HOSTILE))('is refused as damaged: %s', async (_, parts) => {
		const error = await retrieve(parts).catch((cause: unknown) => cause);
		expect(error).toBeInstanceOf(PinakesError);
		expect(error).toMatchObject({ code: 'damaged_part', message: expect.stringMatching(/Build the index again/) });
	});

	it('is refused as missing if the part is not there', async () => {
		for (const cuts of [{ entries: ['a', 'b'] }, { section_texts: [0, 1] }]) {
			await expect(retrieve({ cuts })).rejects.toMatchObject({ code: 'missing_part' });
		}
	});

	it('has no heading of a key that is in every object', async () => {
		const entries = '{\n"__proto__":{"section":0}\n}';
		for (const path of ['constructor', 'toString', 'hasOwnProperty.md']) {
			const result = await retrieve({ entries, cuts: { entries: ['__proto__'] } }, { filePaths: [path] });
			expect(result.status).toBe('not_found');
		}
		const related = JSON.stringify(RECORD).replace(/"related":\{.*?\}/, '"related":{"__proto__":[["next",2]]}');
		const result = await retrieve({ entries: `{\n"docs/b.md":${related}\n}`, cuts: { entries: ['docs/b.md'] } });
		expect([result.status, result.related_headings]).toEqual(['found', []]);
	});
});
