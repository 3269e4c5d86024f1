import type { IndexFiles } from '@pinakes/indexer';
import { type Index, memorySource, openIndex, scoreOf } from '@pinakes/query';
import { type KnowledgeOptions, search } from '@pinakes/query/search';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { BASE, baseFiles, pagesOnMatters, vectorFiles } from '../testing/knowledge-index.ts';

const WEIGHT = 0.6;

let files: IndexFiles;
let matters: Index;
let base: Index;

beforeAll(async () => {
	files = await vectorFiles(pagesOnMatters(40), WEIGHT);
	matters = await openIndex(memorySource(files));
	base = await openIndex(memorySource(await vectorFiles({ ...pagesOnMatters(20), ...BASE }, WEIGHT)));
});

/** An index opened anew, which remembers nothing. */
const anew = (): Promise<Index> => openIndex(memorySource(files));

const timeless = async (index: Index, query: string, options: KnowledgeOptions) => {
	const { search_stats, ...rest } = await search(index, query, options);
	return { ...rest, search_stats: { ...search_stats, time_ms: 0 } };
};

describe('the usage examples of the requirements, with vectors', () => {
	it.each<[string, KnowledgeOptions, string[]]>([
		[
			'如何配置 Kubernetes Pod？',
			{},
			[
				'docs/concepts/pods.md',
				'docs/concepts/workloads/pod-lifecycle.md',
				'docs/reference/api.md',
				'docs/tasks/configure-pod-security.md',
				'docs/tasks/configure-pod.md',
			],
		],
		['Pod 的生命周期', { scope: 'concepts/' }, ['docs/concepts/pods.md', 'docs/concepts/workloads/pod-lifecycle.md']],
		['部署应用', { tags: ['deployment'], confidence: 'high' }, ['docs/tasks/deploy-app.md']],
		['安全配置', { scope: 'tasks/', tags: ['security'], confidence: 'high' }, ['docs/tasks/configure-pod-security.md']],
	])('%s %j', async (query, options, paths) => {
		const { results, search_stats, rejection_category } = await search(base, query, options);
		expect(results.map(({ path }) => path).sort()).toEqual(paths);
		expect(search_stats).toMatchObject({
			engine: 'hybrid',
			// What a question implies leaves nothing out.
			method: Object.keys(options).length === 0 ? 'scoped_vector_search' : 'direct_read',
		});
		expect(search_stats.vector_comparisons).toBeGreaterThanOrEqual(paths.length);
		expect(rejection_category).toBeNull();
	});
});

describe('the method', () => {
	it.each([
		[{ scope: 'bread/' }, 'scoped_vector_search', 40],
		[{}, 'keyword_then_vector', 120],
		[{ scope: 'bread/', confidence: 'medium' }, 'scoped_vector_search', 40],
	])('with %j is %s', async (options, method, candidates) => {
		const { search_stats } = await search(matters, 'bread oven', options);
		expect(search_stats).toMatchObject({ method, candidates, engine: 'hybrid' });
		// Few documents are compared all, of many those that text found best; a page has two sections at most.
		expect(search_stats.vector_comparisons).toBeLessThanOrEqual(method === 'scoped_vector_search' ? 80 : 140);
		expect(search_stats.vector_comparisons).toBeGreaterThanOrEqual(40);
	});

	it('without candidates is a full search', async () => {
		const { search_stats, notes } = await search(base, 'Pod', { scope: 'reference/', tags: ['pods'] });
		expect(search_stats).toMatchObject({ method: 'full_vector_search', candidates: 0, engine: 'hybrid' });
		expect(notes).toHaveLength(1);
	});

	it('compares everything if text found nothing good', async () => {
		const { search_stats } = await search(matters, 'zzzq xxxq yyyq vvvq wwwq kkkq bread', { lang: 'en' });
		expect(search_stats.vector_comparisons).toBeGreaterThanOrEqual(matters.manifest.counts.sections);
	});

	it('compares nothing if no word is known', async () => {
		const { search_stats, rejection_category } = await search(matters, '\u{1f600}', {});
		expect(search_stats.vector_comparisons).toBe(0);
		expect(rejection_category).toBe('no_match');
	});
});

describe('search with vectors', () => {
	it('finds a page by what it is about that shares no word with the question', async () => {
		const query = 'flour';
		const byText = await search(matters, query, { scope: 'bread/', limit: 100, vectors: 'none', explain: true });
		const both = await search(matters, query, { scope: 'bread/', limit: 100, explain: true });
		// Documents that filters leave are ranked also where nothing of them was retrieved.
		const retrieved = byText.results.filter(({ factors = [] }) =>
			factors.some(({ name, value }) => name === 'retrieval' && value > 0),
		);
		const found = new Set(retrieved.map(({ path }) => path));
		const further = both.results.filter(({ path, vector_score = 0 }) => !found.has(path) && vector_score > 0);
		expect(found.size).toBe(32);
		expect(further.length).toBeGreaterThan(0);
		for (const { text_score } of further) expect(text_score).toBe(0);
		expect(byText.search_stats).toMatchObject({ engine: 'bm25' });
		expect(Object.hasOwn(byText.search_stats, 'vector_comparisons')).toBe(false);
	});

	const question = fc.constantFrom(
		'bread dough',
		'how do I brake on my bicycle?',
		'花园 土壤',
		'seed wheel',
		'"dough yeast"',
	);
	const options = fc.record({
		scope: fc.constantFrom('', 'bread/', 'garden'),
		limit: fc.integer({ min: 1, max: 50 }),
		minVectorScore: fc.constantFrom(0, 0.3, 0.9),
	});

	it('has scores of parts from 0 to 1, and factors that give the score to the last bit', async () => {
		await fc.assert(
			fc.asyncProperty(question, options, async (query, asked) => {
				const explained = await timeless(matters, query, { ...asked, explain: true });
				const plain = await timeless(matters, query, asked);
				for (const { score, factors = [], text_score = -1, vector_score = -1, path } of explained.results) {
					expect(scoreOf(factors)).toBe(score);
					const retrieval = factors.find(({ name }) => name === 'retrieval')?.value as number;
					for (const part of [retrieval, text_score, vector_score]) expect(part >= 0 && part <= 1 + 1e-9).toBe(true);
					expect(vector_score === 0 || vector_score >= asked.minVectorScore).toBe(true);
					expect(path.startsWith(asked.scope.replace(/\/$/, ''))).toBe(true);
				}
				const results = explained.results.map(({ factors: _, text_score: __, vector_score: ___, ...hit }) => hit);
				expect({ ...explained, results }).toEqual(plain);
			}),
			{ numRuns: runs(40) },
		);
	});

	it('is the same whatever was asked, and read, before', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(fc.tuple(question, options), { minLength: 1, maxLength: 4 }), async (asked) => {
				const index = await anew();
				for (const [query, one] of asked) {
					expect(await timeless(index, query, one)).toEqual(await timeless(await anew(), query, one));
				}
			}),
			{ numRuns: runs(20) },
		);
	});

	it('merges text and vectors by the weight of the index', async () => {
		for (const query of ['bread', 'bread flour oven dough yeast crust', '面包烤箱']) {
			const { results } = await search(matters, query, { explain: true, limit: 100 });
			for (const { factors = [], text_score = 0, vector_score = 0 } of results) {
				const retrieval = factors.find(({ name }) => name === 'retrieval')?.value;
				expect(retrieval).toBeCloseTo((text_score + WEIGHT * vector_score) / (1 + WEIGHT), 9);
			}
		}
	});

	it('refuses what text refuses', async () => {
		const weak = 'banana flights zzzq xxxq yyyq bread wwwq kkkq vvvq uuuq';
		for (const query of [weak, 'zzzq', 'the of and']) {
			const { rejection_category, answer } = await search(matters, query, {});
			const byText = await search(matters, query, { vectors: 'none' });
			expect([rejection_category, answer]).toEqual([byText.rejection_category, byText.answer]);
		}
		expect((await search(matters, weak, {})).rejection_category).toBe('below_threshold');
	});

	it('is text alone if vectors have no weight, or there are none', async () => {
		const index = await openIndex(memorySource(await vectorFiles(pagesOnMatters(4), 0)));
		expect((await search(index, 'bread')).search_stats.engine).toBe('bm25');
		const without = await openIndex(memorySource(baseFiles(pagesOnMatters(4))));
		expect((await search(without, 'bread')).search_stats.engine).toBe('bm25');
	});

	it.each<[KnowledgeOptions, RegExp]>([
		[{ minVectorScore: 1.5 }, /minVectorScore is 0 to 1/],
		[{ minVectorScore: Number.NaN }, /minVectorScore is 0 to 1/],
		[{ minVectorScore: '0.5' as unknown as number }, /minVectorScore is 0 to 1/],
		[{ vectors: 'static' as 'none' }, /vectors/],
		[{ vectors: {} as 'none' }, /vectors/],
		[{ encoder: {} as never }, /encoder/],
		[{ write: 'x' as never }, /write/],
		[{ timeout: -1 }, /timeout/],
	])('refuses %j', async (asked, message) => {
		await expect(search(matters, 'bread', asked)).rejects.toThrow(message);
	});
});

describe('what was answered before', () => {
	it('is answered again, by a result of its own', async () => {
		const index = await anew();
		const first = await search(index, 'bread dough', { explain: true });
		const again = await search(index, 'bread dough', { explain: true });
		const time_ms = again.search_stats.time_ms;
		expect(again).toEqual({ ...first, search_stats: { ...first.search_stats, time_ms } });
		(again.results as unknown[]).length = 0;
		(first.filter_stats.filters_applied as string[]).push('spoilt');
		const third = await search(index, 'bread dough', { explain: true });
		expect(third.results).toHaveLength(5);
		expect(third.filter_stats.filters_applied).toEqual([]);
	});

	it('is not read again, and not taken for another question, option or index', async () => {
		let reads = 0;
		const source = memorySource(files);
		const read = (file: string) => {
			reads++;
			return source.read(file);
		};
		const index = await openIndex({ ...source, read });
		await search(index, 'bread dough', { scope: 'bread/' });
		const before = reads;
		await search(index, 'bread dough', { scope: 'Bread' });
		expect(reads).toBe(before);
		const other = await search(index, 'bread dough', { scope: 'garden/' });
		expect(other.results.every(({ path }) => path.startsWith('garden/'))).toBe(true);
		expect((await search(index, 'bread dough', { scope: 'bread/', limit: 1 })).results).toHaveLength(1);
		expect((await search(base, 'bread dough', { scope: 'bread/' })).filter_stats.total_docs).not.toBe(
			other.filter_stats.total_docs,
		);
	});
});

describe('a search by text and vectors', () => {
	it('has scores by text alone without vectors', async () => {
		const found = await search(matters, 'bread dough', { vectors: 'none', limit: 20, explain: true });
		expect(found.search_stats).toMatchObject({ engine: 'bm25' });
		expect(found.search_stats.vector_comparisons).toBeUndefined();
		for (const { vector_score } of found.results) expect(vector_score).toBeUndefined();
	});

	it('lists documents once each', async () => {
		const { results } = await search(matters, 'bicycle pedal saddle', { limit: 10 });
		expect(new Set(results.map(({ id }) => id)).size).toBe(10);
	});
});
