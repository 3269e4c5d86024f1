import { type Index, memorySource, openIndex } from '@pinakes/query';
import { type KnowledgeOptions, type SearchTrace, search } from '@pinakes/query/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { BASE, pagesOnMatters, vectorFiles } from '../testing/knowledge-index.ts';

const WEIGHT = 0.6;

let withVectors: Index;
let withText: Index;

beforeAll(async () => {
	const pages = { ...pagesOnMatters(20), ...BASE };
	withVectors = await openIndex(memorySource(await vectorFiles(pages, WEIGHT)));
	withText = await openIndex(memorySource(await vectorFiles(pages, 0)));
});

async function traceOf(index: Index, query: string, options: KnowledgeOptions = {}): Promise<SearchTrace> {
	return (await search(index, query, { ...options, trace: true })).trace as SearchTrace;
}

/** What each step let through, by its name. */
async function counts(index: Index, query: string, options: KnowledgeOptions = {}): Promise<Record<string, number>> {
	const { steps } = await traceOf(index, query, options);
	for (const { ms } of steps) expect(ms).toBeGreaterThanOrEqual(0);
	return Object.fromEntries(steps.map(({ step, candidates }) => [step, candidates]));
}

describe('the steps of a search', () => {
	it.each<[string, KnowledgeOptions]>([
		['bread oven', {}],
		['bread oven', { scope: 'bread/' }],
		['如何配置 Kubernetes Pod？', {}],
		['部署应用', { tags: ['deployment'], confidence: 'high' }],
		['Pod', { scope: 'reference/', tags: ['pods'] }],
		['zebra xylophone', {}],
	])('are those of %j with %j', async (query, options) => {
		const { filter_stats, search_stats, results, rejection_category } = await search(withVectors, query, options);
		const steps = await counts(withVectors, query, options);
		expect(Object.keys(steps)).toEqual(['coarse_filters', 'coarse_text', 'fine_vectors', 'fine_rank', 'gate']);
		expect(steps.coarse_filters).toBe(filter_stats.filtered_docs);
		expect(steps.fine_vectors).toBe(search_stats.vector_comparisons);
		expect(steps.fine_rank).toBeGreaterThanOrEqual(results.length);
		expect(steps.gate).toBe(rejection_category === null ? results.length : 0);
	});

	it('leave vectors out where there are none', async () => {
		expect(Object.keys(await counts(withText, 'bread oven'))).not.toContain('fine_vectors');
	});

	it('count the documents that have a word of the question, of those that filters leave', async () => {
		const all = await counts(withText, 'bread');
		const few = await counts(withText, 'bread', { scope: 'bread/' });
		// Every fifth page leaves the word out, which is the name of their folder.
		expect(all.coarse_text).toBe(20);
		expect(few).toMatchObject({ coarse_filters: 20, coarse_text: 20 });
		expect(await counts(withText, 'bread', { scope: 'tasks/' })).toMatchObject({
			coarse_text: 0,
			fine_rank: 0,
			gate: 0,
		});
		expect(await counts(withText, 'zebra xylophone')).toMatchObject({ coarse_text: 0, fine_rank: 0, gate: 0 });
	});

	it('say what decided whether there is an answer', async () => {
		const good = await traceOf(withText, 'bread oven');
		expect(good.probability).toBeGreaterThan(good.threshold);
		expect(good.probability).toBeLessThanOrEqual(1);
		const none = await traceOf(withText, 'zebra xylophone');
		expect(none).toMatchObject({ evidence: 0, probability: 0, threshold: 0.5 });
	});

	it('are asked for as a search is', async () => {
		await expect(traceOf(withText, '')).rejects.toThrow('The query must not be empty.');
		await expect(traceOf(withText, 'bread', { scope: 'nowhere/' })).rejects.toThrow('nowhere');
	});
});
