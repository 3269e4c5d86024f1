import { indexDocuments, indexUnits } from '@pinakes/indexer';
import { type Index, memorySource, openIndex } from '@pinakes/query';
import { type KnowledgeOptions, search } from '@pinakes/query/search';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { BASE, indexBase } from '../testing/knowledge-index.ts';

let index: Index;

beforeAll(async () => {
	index = await indexBase(BASE);
});

describe('a question', () => {
	it.each(['', ' \n\t', '\u3000', 'x'.repeat(20_001), undefined, null, 7, ['Pod'], {}])(
		'%j is refused',
		async (query) => {
			await expect(search(index, query as string)).rejects.toMatchObject({
				name: 'PinakesError',
				code: 'invalid_value',
				message: expect.stringMatching(
					/^The query must (?:not be empty|be a string of at most 20000 characters, got \w+)/,
				),
			});
		},
	);

	it('may have 20,000 characters', async () => {
		const { results } = await search(index, `Pod ${'x'.repeat(19_996)}`);
		expect(results.length).toBeGreaterThan(0);
		const long = await search(index, '安'.repeat(20_000));
		expect(long.query).toHaveLength(20_000);
		expect(long.notes.join('').length).toBeLessThan(200);
	});

	it.each<[object, string, RegExp]>([
		[{ limit: 0 }, 'invalid_value', /limit must be 1 to 100/],
		[{ limit: 101 }, 'invalid_value', /limit must be 1 to 100/],
		[{ limit: -1 }, 'invalid_value', /limit must be 1 to 100/],
		[{ limit: 1.5 }, 'invalid_value', /limit must be 1 to 100/],
		[{ limit: Number.NaN }, 'invalid_value', /limit must be 1 to 100/],
		[{ limit: '5' }, 'invalid_value', /limit must be 1 to 100/],
		[{ today: '2026-02-30' }, 'invalid_value', /today is 2026-02-30: write a day as 2026-01-31/],
		[{ today: '2025-02-29' }, 'invalid_value', /today/],
		[{ today: '2026-13-01' }, 'invalid_value', /today/],
		[{ today: '2026-1-1' }, 'invalid_value', /today/],
		[{ today: '2026-01-31T00:00:00Z' }, 'invalid_value', /today/],
		[{ today: 'today' }, 'invalid_value', /today/],
		[{ today: 20_000 }, 'invalid_value', /today must be a string/],
		[{ scope: 7 }, 'invalid_value', /scope must be a string/],
		[{ category: ['a'] }, 'invalid_value', /category must be a string/],
		[{ tags: 'pods' }, 'invalid_value', /tags must be a list of strings/],
		[{ tags: [1] }, 'invalid_value', /tags must be a list of strings/],
		[{ confidence: 0.5 }, 'invalid_value', /confidence must be a string/],
		[{ tags: [1] }, 'invalid_value', /tags must be a list of strings/],
		[{ tags: 7 }, 'invalid_value', /tags must be a list of strings/],
		[{ tgas: ['pods'] }, 'unknown_field', /no field tgas\. Did you mean tags/],
		[{ scopes: 'x' }, 'unknown_field', /no field scopes\. Did you mean scope/],
		[{ topK: 3 }, 'unknown_field', /no field topK/],
		[JSON.parse('{"__proto__": 1}') as object, 'unknown_field', /no field __proto__/],
		[{ constructor: 'x' }, 'unknown_field', /no field constructor/],
	])('with %j is refused as %s', async (options, code, message) => {
		const refused = search(index, 'Pod', options as KnowledgeOptions);
		await expect(refused).rejects.toMatchObject({ name: 'PinakesError', code });
		await expect(refused).rejects.toThrow(message);
	});

	it('takes null for no options', async () => {
		const { results } = await search(index, 'Pod', null as unknown as KnowledgeOptions);
		expect(results).toEqual((await search(index, 'Pod')).results);
	});

	it.each([1, 100])('takes the limit %i', async (limit) => {
		expect((await search(index, 'Pod', { limit })).results.length).toBeLessThanOrEqual(limit);
	});

	it('may be any text', async () => {
		const piece = fc.constantFrom(
			'Pod',
			'主从',
			'__proto__',
			'constructor',
			'"',
			'(',
			'*',
			'\\',
			'-',
			'\n',
			'%',
			'\ud800',
		);
		const query = fc.oneof(
			fc.string({ minLength: 1, unit: 'binary' }),
			fc.array(piece, { minLength: 1 }).map((x) => x.join(' ')),
		);
		await fc.assert(
			fc.asyncProperty(query, async (text) => {
				fc.pre(text.trim() !== '');
				const { results, search_stats, answer, rejection_category } = await search(index, text);
				expect(search_stats.results).toBe(results.length);
				expect(results.length).toBeLessThanOrEqual(5);
				expect(answer === '').toBe(rejection_category !== null);
			}),
			{ numRuns: runs(200) },
		);
	});
});

describe('markdown that is not as it should be', () => {
	it.each([
		['a fence that is never closed', '# A\n\nredis first\n\n```yaml\na: 1\n\n# no heading\nredis\n'],
		['a fence of the other sign within', '# A\n\nredis first\n\n~~~\n```\na\n~~~\n\nend\n'],
		['nothing but a fence', '```\nredis first'],
		['nothing but a heading', '# redis first'],
		['front matter that is never closed', '---\ntags: [redis]\n\nredis first\n'],
		['an empty heading', '#\n\nredis first\n'],
		['control characters', '# A\u0000\n\nredis \u0007first\n'],
		['a byte order mark', '\ufeff# A\n\nredis first\n'],
	])('%s is searched', async (_, text) => {
		const { results, answer } = await search(await indexBase({ 'a.md': text }), 'redis first');
		expect(results).toMatchObject([{ path: 'a.md', passage: expect.stringMatching(/redis .?first/) }]);
		expect(answer).toMatch(/redis .?first/);
	});

	it('keeps an open fence whole', async () => {
		const base = await indexBase({ 'a.md': '# A\n\nredis first\n\n```yaml\na: 1\n\nb: 2\n' });
		const [hit] = (await search(base, 'redis first')).results;
		expect(hit?.passage).toMatch(/^redis first\n\n```yaml\na: 1\n\nb: 2\n?$/);
	});

	it('an empty file is none that is found', async () => {
		const base = await indexBase({ 'a.md': '', 'b.md': '\n\n', 'c.md': '# Redis\n' });
		expect((await search(base, 'redis')).results.map(({ path }) => path)).toEqual(['c.md']);
	});
});

describe('an index without documents that are filtered', () => {
	it('of texts is searched as a whole', async () => {
		const texts = [
			{ id: '__proto__', title: 'Redis', text: 'redis failover' },
			{ id: 'constructor', title: 'Redis', text: 'how to configure redis' },
		];
		const base = await openIndex(memorySource(indexDocuments(texts)));
		const { results, search_stats, notes } = await search(base, 'redis');
		expect(results.map(({ id }) => id).sort()).toEqual(['__proto__', 'constructor']);
		expect(search_stats).toMatchObject({ method: 'full_vector_search', candidates: 0, results: 2 });
		expect(notes).toEqual([]);
	});

	it('of units has nothing', async () => {
		const base = await openIndex(memorySource(indexUnits([{ unit_id: 'a', name: 'A', description: 'redis' }])));
		expect(await search(base, 'redis')).toMatchObject({ results: [], answer: '', rejection_category: 'no_match' });
	});

	it('whose documents are all deprecated finds them if they are asked for', async () => {
		const base = await indexBase({ 'a.md': '---\ndeprecated: true\n---\n\n# Redis\n\nredis\n' });
		expect((await search(base, 'redis')).results).toEqual([]);
		expect((await search(base, 'redis', { confidence: 'deprecated' })).results).toHaveLength(1);
	});
});

describe('text without spaces', () => {
	const fillers = Array.from({ length: 12 }, (_, i) => ({
		id: `${i}.md`,
		title: `図形 ${i}`,
		text: `図形 ${i} を描きます。ファイルの色を変えます。`,
	}));
	const firstOf = async (query: string, ...pages: { id: string; title: string; text: string }[]) => {
		const made = await openIndex(memorySource(indexDocuments([...pages, ...fillers])));
		const { results } = await search(made, query, { threshold: 0 });
		return results[0]?.path;
	};

	it('has characters that are no words of a title, so that the page with the word comes first', async () => {
		const csv = { id: 'csv.md', title: '設定ファイル', text: 'CSV の読み込みについて説明します。' };
		const binary = {
			id: 'bin.md',
			title: 'バイナリファイルの読み込み',
			text: 'ファイルの読み込みにはバイナリファイルの読み込みを使います。',
		};
		expect(await firstOf('CSV ファイルの読み込み', csv, binary)).toBe('csv.md');
	});

	it('does not outvote a rare word beside it', async () => {
		const proxy = { id: 'proxy.md', title: 'proxyAgent', text: '网络请求经过的地址写在 proxyAgent 里。' };
		const reverse = { id: 'reverse.md', title: '反向代理', text: '使用反向代理时，代理服务器会转发请求。' };
		expect(await firstOf('代理 proxyAgent', proxy, reverse)).toBe('proxy.md');
	});
});
