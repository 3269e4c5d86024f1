import { type Index, scoreOf } from '@pinakes/query';
import { CONFIDENCE_FACTORS, MERGE_WEIGHTS, STALE_AFTER_DAYS, STALE_FACTOR } from '@pinakes/query/internal';
import { type SearchHit, search } from '@pinakes/query/search';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { BASE, indexBase, page } from '../testing/knowledge-index.ts';

/** Documents that differ in their front matter alone. */
function alike(fronts: readonly (readonly string[])[]): Promise<Index> {
	const texts = fronts.map((lines, i) => [`a/${i}.md`, page(lines, '# Redis\n\nFailover of redis.\n')]);
	return indexBase(Object.fromEntries(texts) as Record<string, string>);
}

/** Hits by path, so that ties do not matter. */
async function hitsOf(index: Index, options: Parameters<typeof search>[2] = {}): Promise<SearchHit[]> {
	const { results } = await search(index, 'redis failover', { limit: 100, explain: true, ...options });
	return [...results].sort((a, b) => (a.path < b.path ? -1 : 1));
}

const names = ({ factors = [] }: SearchHit): string[] => factors.map(({ name }) => name);

function factorsOf({ factors = [] }: SearchHit): Record<string, number> {
	return Object.fromEntries(factors.map(({ name, value }) => [name, value]));
}

describe('the score', () => {
	it('is 0.3 of the index and 0.7 of the retrieval', async () => {
		expect(MERGE_WEIGHTS).toEqual({ index: 0.3, retrieval: 0.7 });
		for (const hit of await hitsOf(await alike([[], []]))) {
			expect(names(hit)).toEqual(['index', 'retrieval']);
			const { index = -1, retrieval = -1 } = factorsOf(hit);
			expect(hit.score).toBeCloseTo(0.3 * index + 0.7 * retrieval, 12);
			for (const value of [index, retrieval]) expect(value >= 0 && value <= 1).toBe(true);
		}
	});

	it('is 1.2 times for high confidence and 0.8 times for low', async () => {
		expect(CONFIDENCE_FACTORS).toEqual({ high: 1.2, low: 0.8 });
		const levels = ['high', 'medium', 'low'].map((level) => [`confidence: ${level}`]);
		const [high, medium, low, none] = await hitsOf(await alike([...levels, []]));
		expect(medium?.score).toBeCloseTo(none?.score ?? 0, 11);
		expect(high?.score).toBeCloseTo(1.2 * (none?.score ?? 0), 11);
		expect(low?.score).toBeCloseTo(0.8 * (none?.score ?? 0), 11);
		const { results } = await search(await alike([...levels, []]), 'redis failover');
		expect(results.map(({ confidence }) => confidence)).toEqual(['high', 'medium', null, 'low']);
	});

	it('is not changed by the confidence of deprecated documents', async () => {
		const index = await alike([['confidence: deprecated'], ['deprecated: true', 'confidence: high']]);
		for (const hit of await hitsOf(index, { confidence: 'deprecated' })) {
			expect(names(hit)).toEqual(['index', 'retrieval']);
		}
	});

	it.each([
		['2025-06-30', '2025-12-26', 179, false],
		['2025-06-30', '2025-12-27', 180, false],
		['2025-06-30', '2025-12-28', 181, true],
		['2024-02-29', '2024-08-27', 180, false],
		['2024-02-29', '2024-08-28', 181, true],
		['2025-06-30', '2025-06-30', 0, false],
		['2025-06-30', '2020-01-01', -2007, false],
		['2000-01-01', '2025-01-01', 9132, true],
	])('of a review on %s is on %s, after %i days, stale: %s', async (reviewed, today, _, isStale) => {
		expect([STALE_AFTER_DAYS, STALE_FACTOR]).toEqual([180, 0.9]);
		const [hit, fresh] = await hitsOf(await alike([[`last_reviewed: ${reviewed}`], []]), { today });
		expect(fresh && names(fresh)).not.toContain('staleness');
		expect(hit?.score).toBeCloseTo((isStale ? 0.9 : 1) * (fresh?.score ?? 0), 12);
		expect(hit?.factors?.find(({ name }) => name === 'staleness')).toEqual(
			isStale ? { name: 'staleness', operation: 'multiply', value: 0.9, weight: 1, detail: [reviewed] } : undefined,
		);
	});

	it.each([undefined, null, ''])('knows no stale review where today is %j', async (today) => {
		const [old] = await hitsOf(await alike([['last_reviewed: 1999-01-01']]), { today });
		expect(old && names(old)).toEqual(['index', 'retrieval']);
	});

	it('multiplies confidence and staleness', async () => {
		const index = await alike([['confidence: high', 'date: 2020-01-01'], ['confidence: low', 'date: 2020-01-01'], []]);
		const [high, low, none] = await hitsOf(index, { today: '2025-01-01' });
		expect(high?.score).toBeCloseTo(1.2 * 0.9 * (none?.score ?? 0), 12);
		expect(low?.score).toBeCloseTo(0.8 * 0.9 * (none?.score ?? 0), 12);
	});

	it('is greater if the title has the question', async () => {
		const index = await indexBase({
			'a/1.md': '# Redis failover\n\nAbout redis failover here.\n',
			'a/2.md': '# Something\n\nAbout redis failover here.\n',
		});
		const [titled, other] = await hitsOf(index);
		expect(factorsOf(titled as SearchHit).index).toBe(1);
		expect(factorsOf(other as SearchHit).index).toBe(0);
		const [filtered, further] = await hitsOf(index, { scope: 'a/' });
		expect(factorsOf(filtered as SearchHit).index).toBe(1);
		expect(factorsOf(further as SearchHit).index).toBe(0.5);
	});

	it('reads a day far in the future, and one before 1970', async () => {
		const hits = await hitsOf(await alike([['date: 9999-12-31'], ['date: 1960-01-01']]), { today: '2025-01-01' });
		expect(hits.map(({ last_reviewed }) => last_reviewed)).toEqual(['9999-12-31', '1960-01-01']);
		expect(names(hits[0] as SearchHit)).not.toContain('staleness');
	});
});

describe('explain', () => {
	let index: Index;

	beforeAll(async () => {
		index = await indexBase(BASE);
	});

	const question = fc.constantFrom(
		'Pod',
		'如何配置 Kubernetes Pod？',
		'部署应用',
		'security of pods',
		'安全配置',
		'API',
	);
	const options = fc.record({
		scope: fc.constantFrom('', 'tasks/', 'concepts', 'docs'),
		tags: fc.subarray(['pods', 'security', 'deployment']),
		confidence: fc.constantFrom('', 'high', 'deprecated'),
		limit: fc.integer({ min: 1, max: 9 }),
		today: fc.constantFrom('', '2025-01-15', '2026-01-01'),
	});

	it('has factors that give each score, and changes nothing else', async () => {
		await fc.assert(
			fc.asyncProperty(question, options, async (query, asked) => {
				const explained = await search(index, query, { ...asked, explain: true });
				const plain = await search(index, query, asked);
				for (const { score, factors = [] } of explained.results) expect(scoreOf(factors)).toBe(score);
				for (const hit of plain.results) expect(Object.hasOwn(hit, 'factors')).toBe(false);
				const results = explained.results.map(({ factors: _, ...hit }) => hit);
				const search_stats = { ...explained.search_stats, time_ms: plain.search_stats.time_ms };
				expect({ ...explained, results, search_stats }).toEqual(plain);
			}),
			{ numRuns: runs(60) },
		);
	});
});
