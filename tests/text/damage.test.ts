import { indexDocuments } from '@pinakes/indexer';
import {
	type Content,
	type Index,
	memorySource,
	openIndex,
	PinakesError,
	searchText,
	type TextOptions,
	type TextResult,
} from '@pinakes/query';
import { MANIFEST_FILE, TEXT_FILE, type TextDocument, withChecksum } from '@pinakes/query/internal';
import { PREFIX } from '@pinakes/query/parts';
import { checkedSource } from '@pinakes/query/signed';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/*
 * Indexes lie in places where files are cut, mixed up and edited. A search over one either gives what it
 * gives over the whole one or fails with an error that says so; no edit makes it crash or return nonsense.
 */

const DOCUMENTS: readonly TextDocument[] = [
	{ id: 'a', title: 'Redis clusters', text: 'A cluster has nodes, and every node a share of the keys. 集群有节点。' },
	{
		id: 'docs/b',
		sections: [
			{ text: '数据库集群', lines: [1, 3] },
			{ headings: ['Set-up', 'Nodes'], text: 'add a node: getUserById v1.2.3', lines: [4, 9] },
		],
	},
	{ id: 'c', text: 'analysis of databases, and the analyst 😀' },
	{ id: '__proto__', text: '' },
	...Array.from({ length: 30 }, (_, i) => ({ id: `d${i}`, text: `filler number ${i} 第${i}号` })),
];
const FILES = indexDocuments(DOCUMENTS);
const TEXT_PARTS = [...FILES.keys()].filter((path) => /parts\/(?:text|section)/.test(path));

const QUERIES: readonly (readonly [string, TextOptions])[] = [
	['redis cluster of nodes', { explain: true }],
	['数据库 集群', { texts: true }],
	['"cluster has nodes"', {}],
	['anlysis', {}],
	['yedis', {}],
	['data', { use: [PREFIX] }],
	['n', { use: [PREFIX], threshold: 0 }],
	['redis -database nodes number', { threshold: 0 }],
];

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The index with one of its files replaced; undefined is a file that is not there. */
function replaced(path: string, content: Content | undefined): Promise<Index> {
	const files = new Map<string, Content>(FILES);
	if (content === undefined) files.delete(path);
	else files.set(path, content);
	return openIndex(memorySource(files));
}

/** What is found, or the code of the error. */
async function outcome(index: Promise<Index>, [text, options]: (typeof QUERIES)[number]): Promise<TextResult | string> {
	try {
		return await searchText(await index, text, options);
	} catch (cause) {
		if (cause instanceof PinakesError) return cause.code;
		throw cause;
	}
}

function expectSense({ hits }: TextResult): void {
	for (const { score, normalized_score, terms = [] } of hits) {
		expect(score).toBeGreaterThan(0);
		expect(normalized_score).toBeGreaterThanOrEqual(0);
		expect(normalized_score).toBeLessThanOrEqual(1);
		for (const { frequency, contribution } of terms) {
			expect(frequency).toBeGreaterThanOrEqual(0);
			expect(contribution).toBeGreaterThanOrEqual(0);
		}
	}
}

/** A part with its JSON changed. */
function edited(edit: (settings: Record<string, unknown>) => void): Promise<Index> {
	const settings = JSON.parse(FILES.get(TEXT_FILE) ?? '') as Record<string, unknown>;
	edit(settings);
	return replaced(TEXT_FILE, JSON.stringify(settings));
}

/** The same index where the postings of a term are changed. */
function withRow(key: string, change: (row: string) => string): Promise<Index> {
	const path = 'parts/text_postings.0.json';
	const text = FILES.get(path) ?? '';
	const line = text.split('\n').find((each) => each.startsWith(`${JSON.stringify(key)}:`)) ?? '';
	const row = JSON.parse(`{${line.replace(/,$/, '')}}`) as Record<string, string>;
	const changed = `${JSON.stringify(key)}:${JSON.stringify(change(row[key] ?? ''))}`;
	return replaced(
		path,
		text.replace(line, () => changed + (line.endsWith(',') ? ',' : '')),
	);
}

describe('a part that is missing', () => {
	it.each(TEXT_PARTS)('is named by the error: %s', async (path) => {
		const outcomes = await Promise.all(QUERIES.map((query) => outcome(replaced(path, undefined), query)));
		expect(outcomes).toContain('missing_part');
		for (const each of outcomes) {
			if (typeof each === 'string') expect(each).toBe('missing_part');
			else expectSense(each);
		}
	});
});

describe('a part that was cut', () => {
	it('as bytes is damaged, wherever it was cut, or what is missing was not needed', async () => {
		for (const path of TEXT_PARTS) {
			const content = bytes(FILES.get(path) ?? '');
			const cuts = [0, 1, Math.floor(content.length / 2), content.length - 2, content.length - 1];
			const query = QUERIES[path.includes('section_texts') ? 2 : 0] as (typeof QUERIES)[0];
			const whole = await outcome(openIndex(memorySource(FILES)), query);
			for (const cut of cuts) {
				const found = await outcome(replaced(path, content.slice(0, cut)), query);
				if (typeof found === 'string') expect(found).toBe('damaged_part');
				else expect(found).toEqual(whole);
			}
		}
	});

	it('as text is damaged, or what is missing was not needed', async () => {
		const whole = await Promise.all(QUERIES.map((query) => outcome(openIndex(memorySource(FILES)), query)));
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...TEXT_PARTS),
				fc.double({ min: 0, max: 0.999, noNaN: true }),
				fc.nat(QUERIES.length - 1),
				async (path, share, query) => {
					const text = FILES.get(path) ?? '';
					const index = replaced(path, text.slice(0, Math.floor(text.length * share)));
					const found = await outcome(index, QUERIES[query] as (typeof QUERIES)[0]);
					if (typeof found === 'string') expect(found).toBe('damaged_part');
					else expect(found).toEqual(whole[query]);
				},
			),
			{ numRuns: runs(400) },
		);
	});
});

/** An edit of a file: where it is, as a share of the text, how many characters it removes, and what it adds. */
interface Edit {
	readonly at: number;
	readonly removed: number;
	readonly added: string;
}

function editedText(path: string, { at, removed, added }: Edit): string {
	const text = FILES.get(path) ?? '';
	const from = Math.floor(text.length * at);
	return text.slice(0, from) + added + text.slice(from + removed);
}

describe('a part that was edited', () => {
	const edits = fc.record({
		path: fc.constantFrom(...TEXT_PARTS),
		at: fc.double({ min: 0, max: 0.999, noNaN: true }),
		removed: fc.nat(3),
		added: fc.oneof(
			fc.constantFrom('', '0', '1', '9', 'A', 'P', 'o', 'Z', ' ', ',', '"', '\n', '-', '[]', '{}', 'null', '1e9', '中'),
			fc.string({ maxLength: 4 }),
		),
	});

	it('is found out by its SHA-256', async () => {
		const whole = await Promise.all(QUERIES.map((query) => outcome(openIndex(memorySource(FILES)), query)));
		await fc.assert(
			fc.asyncProperty(edits, fc.nat(QUERIES.length - 1), async ({ path, ...edit }, query) => {
				const changed = editedText(path, edit);
				fc.pre(changed !== FILES.get(path));
				const files = new Map([...FILES, [path, changed]]);
				const found = await outcome(
					openIndex(checkedSource(memorySource(files))),
					QUERIES[query] as (typeof QUERIES)[0],
				);
				if (typeof found === 'string') expect(found).toBe('changed_part');
				else expect(found).toEqual(whole[query]);
			}),
			{ numRuns: runs(150) },
		);
	});

	it('without it gives an error or a valid answer after any edit', async () => {
		await fc.assert(
			fc.asyncProperty(edits, fc.nat(QUERIES.length - 1), async ({ path, ...edit }, query) => {
				const index = replaced(path, editedText(path, edit));
				const found = await outcome(index, QUERIES[query] as (typeof QUERIES)[0]);
				if (typeof found !== 'string') expectSense(found);
				else expect(['damaged_part', 'missing_part']).toContain(found);
			}),
			{ numRuns: runs(1500) },
		);
	});

	it('is refused if it is the manifest', async () => {
		await fc.assert(
			fc.asyncProperty(edits, async (edit) => {
				const changed = editedText(MANIFEST_FILE, edit);
				fc.pre(changed !== FILES.get(MANIFEST_FILE));
				const index = replaced(MANIFEST_FILE, changed);
				await expect(index).rejects.toBeInstanceOf(PinakesError);
			}),
			{ numRuns: runs(800) },
		);
	});

	it('gives an error or a valid answer if the manifest was edited and its checksum adapted', async () => {
		await fc.assert(
			fc.asyncProperty(edits, fc.nat(QUERIES.length - 1), async (edit, query) => {
				const found = await outcome(
					replaced(MANIFEST_FILE, withChecksum(editedText(MANIFEST_FILE, edit))),
					QUERIES[query] as (typeof QUERIES)[0],
				);
				if (typeof found !== 'string') expectSense(found);
			}),
			{ numRuns: runs(800) },
		);
	});

	it.each<[string, (settings: Record<string, unknown>) => void]>([
		['no length', (settings) => Object.assign(settings, { total_length: undefined })],
		['a length below nothing', (settings) => Object.assign(settings, { total_length: -1 })],
		['documents of fewer sections', (settings) => Object.assign(settings, { documents: '0' })],
		['documents of more sections', (settings) => Object.assign(settings, { documents: `${settings.documents}9` })],
		['invalid documents', (settings) => Object.assign(settings, { documents: 'P' })],
		['no weights', (settings) => Object.assign(settings, { weights: [] })],
		['fewer weights than fields', (settings) => Object.assign(settings, { weights: [1, 1] })],
		['a weight of nothing', (settings) => Object.assign(settings, { weights: [0, 0, 0] })],
		['a weight below nothing', (settings) => Object.assign(settings, { weights: [2, 2, -1] })],
		['a weight that no sum holds', (settings) => Object.assign(settings, { weights: [1, 1, 1e308] })],
		['no counts', (settings) => Object.assign(settings, { counts: [] })],
		['fewer counts than postings have', (settings) => Object.assign(settings, { counts: [[0, 0, 1]] })],
		['counts of no field', (settings) => Object.assign(settings, { counts: (settings.counts as []).map(() => []) })],
		[
			'counts of nothing',
			(settings) => Object.assign(settings, { counts: (settings.counts as []).map(() => [0, 0, 0]) }),
		],
		['a count below nothing', (settings) => Object.assign(settings, { counts: [[0, 0, -1]] })],
		['no n-grams', (settings) => Object.assign(settings, { grams: [] })],
		['n-grams of nothing', (settings) => Object.assign(settings, { grams: [0] })],
		['n-grams larger than any', (settings) => Object.assign(settings, { grams: [1, 1000] })],
		['n-grams in disorder', (settings) => Object.assign(settings, { grams: [2, 1] })],
		['no folding', (settings) => Object.assign(settings, { folding: null })],
	])('is damaged: %s', async (_, change) => {
		expect(await outcome(edited(change), ['数据库 redis cluster', { threshold: 0 }])).toBe('damaged_part');
	});

	it.each([{ title: 7 }, { headings: 'a' }, { headings: [1] }, { lines: 3 }, { lines: [-1, 'x'] }, { id: null }])(
		'is damaged: records of sections with %j',
		async (fields) => {
			const path = 'parts/sections.0.json';
			const records = JSON.parse(FILES.get(path) ?? '') as object[];
			const lines = records.map((record) => JSON.stringify({ ...record, ...fields }));
			const index = replaced(path, `[\n${lines.join(',\n')}\n]`);
			expect(await outcome(index, ['cluster', { threshold: 0 }])).toBe('damaged_part');
		},
	);

	it.each<[string, (row: string) => string]>([
		['a column less', (row) => row.split(' ').slice(0, 2).join(' ')],
		['a column more', (row) => `${row} `],
		['no column', () => ''],
		['more postings than held', (row) => `${row}5`],
		['fewer postings than held', (row) => row.replace(/ /, '2 ')],
		['a section beyond the last', (row) => row.replace(/ /, 'oooo2 ').replace(/$/, '5')],
		['a gap of nothing', (row) => `0${row}5`],
		['a count beyond the table', (row) => `5${row.replace(' ', ' 1n1')}5`],
		['a count of no posting', (row) => row.replace(' ', ' 1')],
	])('is damaged: postings with %s', async (_, change) => {
		const found = await outcome(withRow('cluster', change), ['cluster', { threshold: 0 }]);
		expect(found).toBe('damaged_part');
	});

	it('is damaged if a record or a text is of another kind', async () => {
		const sections = (FILES.get('parts/sections.0.json') ?? '').replace('{"id":"a"', '{"id":5');
		expect(await outcome(replaced('parts/sections.0.json', sections), ['redis', {}])).toBe('damaged_part');
		const texts = (FILES.get('parts/section_texts.0.json') ?? '').replace(/^"A cluster.*$/m, '5,');
		expect(await outcome(replaced('parts/section_texts.0.json', texts), ['redis', { texts: true }])).toBe(
			'damaged_part',
		);
	});
});

describe('a fault that passes', () => {
	it('is forgotten by the next search', async () => {
		let isBroken = true;
		const source = memorySource(FILES);
		const index = await openIndex({
			name: 'unsteady',
			read: async (path) => {
				const content = await source.read(path);
				return isBroken && path.startsWith('parts/text') ? content?.slice(0, 10) : content;
			},
		});
		await expect(searchText(index, 'redis')).rejects.toMatchObject({ code: 'damaged_part' });
		isBroken = false;
		const { hits } = await searchText(index, 'redis');
		expect(hits.map(({ id }) => id)).toEqual(['a']);
	});
});

describe('many searches at the same time', () => {
	const words = [...'abcdefghij'].map((letter) => `w${letter}x`);
	const documents = Array.from({ length: 6000 }, (_, i) => ({
		id: `d${i}`,
		text: `${words[i % 10]} 第${i % 7}号`,
	}));

	it('find what each finds alone, more records than are kept included', async () => {
		const files = indexDocuments(documents);
		const alone = await openIndex(memorySource(files));
		const expected = new Map<string, TextResult>();
		for (const word of words) expected.set(word, await searchText(alone, word, { limit: 600, threshold: 0 }));
		const index = await openIndex(memorySource(files));
		for (let round = 0; round < 10; round++) {
			await Promise.all(
				[...words, ...words, ...words].map(async (word, i) => {
					for (let turns = 0; turns < i % 4; turns++) await Promise.resolve();
					const limit = 300 + ((37 * i) % 300);
					const { hits } = await searchText(index, word, { limit, threshold: 0 });
					expect(hits).toEqual(expected.get(word)?.hits.slice(0, limit));
				}),
			);
		}
	});
});
