import type { Problem } from '@pinakes/indexer';
import { BuildError, type DocumentOptions, indexDocuments } from '@pinakes/indexer';
import { memorySource, openIndex, searchText } from '@pinakes/query';
import type { SearchOptions, TextDocument } from '@pinakes/query/internal';
import { SIGNS } from '@pinakes/query/parts';
import { describe, expect, it } from 'vitest';

/** A search of documents that are written and read. */
async function searcher(
	documents: Iterable<TextDocument>,
	options: DocumentOptions = {},
): Promise<(text: string, asked?: SearchOptions) => Promise<string>> {
	const index = await openIndex(memorySource(indexDocuments(documents, options)));
	return async (text, asked = {}) => {
		const { hits } = await searchText(index, text, { use: [SIGNS], threshold: 0, limit: 1000, ...asked });
		return hits.map(({ id }) => id).join(' ');
	};
}

describe('traditional and simplified Chinese', () => {
	const documents = [
		{ id: 'cn', title: '红石', text: '数据库的备份与恢复，网络连接' },
		{ id: 'tw', title: '紅石', text: '資料庫的備份與恢復，網路連接' },
		{ id: 'other', text: '其他的事情 unrelated' },
	];

	it.each([
		['红石', 'cn tw'],
		['紅石', 'cn tw'],
		['"红石"', 'cn tw'],
		['连接', 'cn tw'],
		['連接', 'cn tw'],
		['備份', 'cn tw'],
		['"备份与恢复"', 'cn tw'],
		['"備份與恢復"', 'cn tw'],
		['"备份與恢复"', 'cn tw'],
	])('%s finds %s', async (query, ids) => {
		const search = await searcher(documents);
		expect((await search(query)).split(' ').sort().join(' ')).toBe(ids);
	});

	it('score the same, in a query as in a text', async () => {
		const index = await openIndex(memorySource(indexDocuments(documents)));
		const found = async (text: string): Promise<unknown> =>
			(await searchText(index, text, { threshold: 0 })).hits.map(({ id, score, normalized_score }) => [
				id,
				score,
				normalized_score,
			]);
		expect(await found('数据库的备份')).toEqual(await found('數據庫的備份'));
		expect(await found('红石')).toEqual(await found('紅石'));
	});

	it.each([
		['simplified texts only', '数据库备份', '數據庫備份'],
		['traditional texts only', '數據庫備份', '数据库备份'],
	])('find each other in %s', async (_, text, query) => {
		const search = await searcher([
			{ id: 'a', text },
			{ id: 'b', text: '其他' },
		]);
		expect(await search(query)).toBe('a');
		expect(await search(text)).toBe('a');
		expect(await search(`"${query}"`)).toBe('a');
		expect(await search(`其他 -${query}`)).toBe('b');
	});

	it('are shown as they were written', async () => {
		const index = await openIndex(memorySource(indexDocuments(documents)));
		const { hits } = await searchText(index, '紅石 資料庫', { texts: true });
		expect(hits[0]).toMatchObject({ id: 'tw', title: '紅石', text: documents[1]?.text });
	});

	it.each([
		['台湾', '台灣', '臺灣'],
		['里面', '裡面', '裏面'],
	])('have more than two forms: %s %s %s', async (...forms) => {
		for (const text of forms) {
			const search = await searcher([
				{ id: 'a', text },
				{ id: 'b', text: '其他' },
			]);
			for (const query of forms) expect(await search(query)).toBe('a');
		}
	});

	it('ask alike: what asks is left out, however it is written', async () => {
		const documents = [
			{ id: 'people', text: '为人民服务' },
			{ id: 'redstone', text: '红石电路' },
		];
		const search = await searcher(documents);
		for (const query of ['红石为什么', '紅石為什麼', '红石为什麼', '紅石為什么', '请问红石', '請問紅石']) {
			expect({ query, found: await search(query) }).toEqual({ query, found: 'redstone' });
		}
	});

	it('fold no character that is a word of its own', async () => {
		const search = await searcher([
			{ id: 'a', text: '著名' },
			{ id: 'b', text: '着急' },
		]);
		expect(await search('著名')).toBe('a');
		expect(await search('着急')).toBe('b');
	});
});

describe('invalid documents', () => {
	it.each([
		null,
		undefined,
		5,
		'text',
		[],
		{},
		{ id: 5, text: 'x' },
		{ id: '', text: 'x' },
		{ id: 'x', text: 5 },
		{ id: 'x', text: null },
		{ id: 'x', title: {} },
		{ id: 'x', sections: 5 },
		{ id: 'x', sections: 'text' },
		{ id: 'x', sections: [null] },
		{ id: 'x', sections: [{}] },
		{ id: 'x', sections: [{ text: 'first' }, { text: 5 }] },
		{ id: 'x', sections: [{ text: 'first', headings: 'heading' }] },
		{ id: 'x', sections: [{ text: 'first', headings: [5] }] },
	])('are an error, or are reported and left out: %j', async (document) => {
		const documents = [{ id: 'a', text: 'lava' }, document as unknown as TextDocument, { id: 'b', text: 'lava' }];
		expect(() => indexDocuments(documents)).toThrow(BuildError);
		const problems: Problem[] = [];
		const search = await searcher(documents, { onProblem: (problem) => problems.push(problem) });
		expect(problems.length).toBe(1);
		expect(await search('lava')).toBe('a b');
	});
});

describe('large documents', () => {
	it.each([
		['one word', 'word '.repeat(2_000_000)],
		['one stretch of Chinese', '数据库'.repeat(1_100_000)],
		['one word without end', 'x'.repeat(10_000_000)],
		['letters and digits without end', 'aB1'.repeat(1_000_000)],
		['changes of case without end', 'aB'.repeat(1_000_000)],
	])('are written, read and searched: %s', async (_, text) => {
		const search = await searcher([
			{ id: 'a', text },
			{ id: 'b', text: 'lava' },
		]);
		expect(await search('lava')).toBe('b');
	});
});

describe('many documents', () => {
	it('are found each by its own words, though parts are cut', async () => {
		const documents = Array.from({ length: 5000 }, (_, i) => ({
			id: `d${i}`,
			text: `entry${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + (Math.floor(i / 26) % 26))}${String.fromCharCode(97 + Math.floor(i / 676))} 第${i}号 common`,
		}));
		const index = await openIndex(memorySource(indexDocuments(documents)));
		expect(index.manifest.cuts.sections.length).toBeGreaterThan(1);
		for (let i = 0; i < documents.length; i += 97) {
			const { id, text } = documents[i] as (typeof documents)[0];
			const { hits } = await searchText(index, text, { texts: true, limit: 1 });
			expect(hits).toMatchObject([{ id, text }]);
		}
	});
});
