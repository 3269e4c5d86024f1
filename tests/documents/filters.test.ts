import type { Index } from '@pinakes/query';
import { search } from '@pinakes/query/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { BASE, indexBase, page } from '../testing/knowledge-index.ts';

let index: Index;

beforeAll(async () => {
	index = await indexBase(BASE);
});

/** The paths that are found, sorted. */
async function paths(query: string, options: Parameters<typeof search>[2], of = index): Promise<string[]> {
	return (await search(of, query, { limit: 100, ...options })).results.map(({ path }) => path).sort();
}

describe('filters', () => {
	it('compose: a document fits all of them', async () => {
		const pods = ['docs/concepts/pods.md', 'docs/concepts/workloads/pod-lifecycle.md'];
		const tasks = ['docs/tasks/configure-pod-security.md', 'docs/tasks/configure-pod.md'];
		expect(await paths('Pod', { tags: ['pods'] })).toEqual([...pods, ...tasks]);
		expect(await paths('Pod', { tags: ['pods', 'kubernetes'] })).toEqual([pods[0], ...tasks]);
		expect(await paths('Pod', { tags: ['pods', 'kubernetes'], scope: 'docs/tasks' })).toEqual(tasks);
		expect(await paths('Pod', { tags: ['pods'], confidence: 'medium' })).toEqual([pods[1]]);
		expect(await paths('Pod', { category: 'lifecycle' })).toEqual([pods[1]]);
		expect(await paths('Pod', { category: 'concepts', scope: 'concepts/' })).toEqual([pods[0]]);
	});

	it('are read in any case and width', async () => {
		const usual = await paths('Pod', { tags: ['pods'], confidence: 'high', scope: 'tasks/' });
		expect(usual).toHaveLength(2);
		expect(await paths('Pod', { tags: [' Ｐods '], confidence: 'HIGH', scope: 'TASKS' })).toEqual(usual);
		expect(await paths('Pod', { tags: ['pods', 'PODS', ''], confidence: 'High', scope: './tasks//' })).toEqual(usual);
	});

	it('that are empty or null are none', async () => {
		const none = await search(index, 'Pod', { scope: '', category: null, tags: [], confidence: undefined });
		const { search_stats, ...plain } = await search(index, 'Pod');
		expect(none).toMatchObject(plain);
		expect(none.search_stats).toEqual({ ...search_stats, time_ms: expect.any(Number) });
	});

	it.each([
		[{ scope: 'task/' }, /scope task\/.*tasks\//],
		[{ category: 'referense' }, /category referense.*reference/],
		[{ tags: ['kubernets'] }, /tag kubernets.*kubernetes/],
		[{ tags: ['pods', 'securty'] }, /tag securty.*security/],
		[{ confidence: 'hihg' }, /confidence hihg.*high/],
		[{ scope: 'zzz' }, /scope zzz\/.*Known: .*tasks\//],
		[{ tags: ['__proto__'] }, /tag __proto__/],
		[{ category: 'constructor' }, /category constructor/],
		[{ scope: '__proto__' }, /scope __proto__\//],
		[{ confidence: 'toString' }, /confidence tostring/],
	])('%j is refused with the nearest that there is', async (options, message) => {
		const refused = search(index, 'Pod', options);
		await expect(refused).rejects.toMatchObject({ name: 'PinakesError', code: 'invalid_value' });
		await expect(refused).rejects.toThrow(message);
	});

	it('leave deprecated documents out unless these are asked for', async () => {
		expect(await paths('安全配置', { tags: ['security'] })).toEqual(['docs/tasks/configure-pod-security.md']);
		expect(await paths('旧的安全配置', {})).not.toContain('docs/tasks/old-security.md');
		const { results, filter_stats } = await search(index, '安全配置', { confidence: 'deprecated' });
		expect(results).toMatchObject([{ path: 'docs/tasks/old-security.md', confidence: 'deprecated' }]);
		expect(filter_stats.filters_applied).toContain('confidence:deprecated');
		expect(filter_stats.filtered_docs).toBe(1);
		expect((await search(index, 'handbook')).filter_stats).toMatchObject({ total_docs: 9, filtered_docs: 8 });
	});

	it('that together leave nothing are named, and everything is searched', async () => {
		const result = await search(index, '部署应用', { scope: 'tasks/', tags: ['deployment', 'api'] });
		expect(result.filter_stats).toMatchObject({ filtered_docs: 0, filter_ratio: '100%' });
		expect(result.search_stats).toMatchObject({ method: 'full_vector_search', candidates: 0 });
		expect(result.results[0]).toMatchObject({ path: expect.stringMatching(/deploy/) });
		expect(result.notes).toEqual([expect.stringMatching(/索引过滤后无候选文档.*tag:api.*全库检索/)]);
		const english = await search(index, 'Pod', { scope: 'tasks/', tags: ['api'], lang: 'en' });
		expect(english.notes).toEqual([expect.stringMatching(/no document is left by tag:api: everything was searched/)]);
	});

	it('know every confidence, also where no document has it', async () => {
		for (const base of [
			await indexBase({ 'a.md': '# A\n\nredis\n' }),
			await indexBase({ 'a.md': page(['tags: [b]'], '# A\n\nredis\n') }),
		]) {
			const { notes, results } = await search(base, 'redis', { confidence: 'low' });
			expect(notes).toEqual([expect.stringMatching(/^no document is left by confidence:low: everything was searched/)]);
			expect(results).toMatchObject([{ path: 'a.md' }]);
			await expect(search(base, 'redis', { confidence: 'hihg' })).rejects.toThrow('Did you mean high?');
		}
	});

	it('that no document has are refused with the shortest values, how many more there are, and what a document is', async () => {
		const files = Array.from({ length: 30 }, (_, i): [string, string] => [`z${i}/${'long/'.repeat(i)}a.md`, 'redis\n']);
		const base = await indexBase(Object.fromEntries(files));
		await expect(search(base, 'redis', { scope: 'q' })).rejects.toThrow(
			/ Known: z0\/, (?:z\d+\/.*){19} and \d+ more\.$/,
		);
		await expect(search(base, 'redis', { tags: ['q'] })).rejects.toThrow(
			'No document has the tag q. None has any: leave it out.',
		);
		await expect(search(index, 'Pod', { scope: 'docs/concepts/pods.md' })).rejects.toThrow(
			'That is a document: read it with get, or name its directory.',
		);
	});

	it('that leave nothing leave deprecated documents out of everything', async () => {
		const found = await paths('安全配置', { scope: 'reference/', tags: ['security'] });
		expect(found).toContain('docs/tasks/configure-pod-security.md');
		expect(found).not.toContain('docs/tasks/old-security.md');
	});

	it('read __proto__ and constructor as words', async () => {
		const base = await indexBase({
			'__proto__/a.md': page(['tags: [__proto__, constructor]', 'category: __proto__'], '# A\n\nredis\n'),
			'constructor/b.md': page(['tags: [constructor]', 'category: toString'], '# B\n\nredis\n'),
		});
		const [a, b] = ['__proto__/a.md', 'constructor/b.md'];
		expect(await paths('redis', { scope: '__proto__' }, base)).toEqual([a]);
		expect(await paths('redis', { category: '__proto__' }, base)).toEqual([a]);
		expect(await paths('redis', { tags: ['__proto__'] }, base)).toEqual([a]);
		expect(await paths('redis', { tags: ['constructor'] }, base)).toEqual([a, b]);
		expect(await paths('redis', { category: 'tostring' }, base)).toEqual([b]);
		expect((await search(base, 'constructor __proto__ redis')).results.length).toBeGreaterThan(0);
	});
});

describe('filters that a question implies', () => {
	it.each([
		['如何配置 Pod', 'tasks/'],
		['怎么部署应用', 'tasks/'],
		['how to configure a pod', 'tasks/'],
		['什么是 Pod', 'concepts/'],
		['What is a Pod?', 'concepts/'],
		['API 文档', 'reference/'],
	])('%s is looked for in %s', async (query, scope) => {
		const { filter_stats, results } = await search(index, query);
		expect(filter_stats).toMatchObject({ filters_applied: [], filtered_docs: 8 });
		expect(filter_stats.inferred).toContain(`scope:${scope}`);
		expect(results.length).toBeGreaterThan(0);
	});

	it.each([['Pod security'], ['POD SECURITY'], ['the security of a pod'], ['Pods，security']])(
		'%s has the tags pods and security',
		async (query) => {
			const { inferred } = (await search(index, query)).filter_stats;
			expect(inferred.join(' ')).toMatch(/pods/);
			expect(inferred.join(' ')).toMatch(/security/);
		},
	);

	it('are the tags and the directory that the requirements name', async () => {
		const base = await indexBase({
			'tasks/failover.md': page(['tags: [redis, replication]'], '# Failover\n\nPromote a replica of Redis.\n'),
			'tutorials/start.md': page(['tags: [redis]'], '# Start with Redis\n\nA first key.\n'),
		});
		const inferredOf = async (query: string) => (await search(base, query)).filter_stats.inferred;
		expect(await inferredOf('Redis 主从切换')).toEqual(['tag:redis,replication']);
		expect(await inferredOf('Redis 教程')).toEqual(['scope:tutorials/', 'category:tutorials', 'tag:redis']);
	});

	it('are those that were not asked for', async () => {
		const query = '如何配置 Kubernetes Pod';
		const statsOf = async (options: Parameters<typeof search>[2]) => (await search(index, query, options)).filter_stats;
		expect(await statsOf({ scope: 'concepts/' })).toMatchObject({
			filters_applied: ['scope:concepts/'],
			inferred: ['category:tasks', 'tag:kubernetes,pods'],
		});
		expect(await statsOf({ tags: ['pods'] })).toMatchObject({ filters_applied: ['tag:pods'] });
		expect((await statsOf({ tags: ['pods'] })).inferred.join(' ')).not.toMatch(/tag:/);
		expect(await statsOf({ confidence: 'high' })).toMatchObject({ filters_applied: ['confidence:high'] });
	});

	it('leave nothing out, wherever the answer is', async () => {
		const base = await indexBase({
			'tasks/a.md': '# Other\n\nHow to cook rice.\n',
			'notes/b.md': '# Flux capacitor\n\nHow to calibrate the flux capacitor: turn the flux dial.\n',
			'notes/c.md': '# Weather\n\nRain in spring.\n',
		});
		const { results, filter_stats, notes } = await search(base, 'how to calibrate the flux capacitor');
		expect(results[0]?.path).toBe('notes/b.md');
		expect(filter_stats).toMatchObject({
			filtered_docs: 3,
			filters_applied: [],
			inferred: ['scope:tasks/', 'category:tasks'],
		});
		expect(notes).toEqual([]);
	});

	it('are none if no directory or tag is of that name', async () => {
		const base = await indexBase({ 'notes/b.md': '# Pods\n\nHow to configure pods.\n' });
		const { filter_stats, results } = await search(base, 'how to configure pods');
		expect(filter_stats).toMatchObject({ filters_applied: [], inferred: [] });
		expect(results).toHaveLength(1);
	});

	it('prefer the longer tag to those within it', async () => {
		const base = await indexBase({
			'a.md': page(['tags: [primary replica]'], '# A\n\nPrimary replica switch.\n'),
			'b.md': page(['tags: [replica]'], '# B\n\nA replica of the primary.\n'),
		});
		const { filter_stats } = await search(base, 'primary replica');
		expect(filter_stats.inferred).toEqual(['tag:primary replica']);
	});
});
