import type { Index } from '@pinakes/query';
import { search } from '@pinakes/query/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { BASE, indexBase, page } from '../testing/knowledge-index.ts';

let index: Index;

beforeAll(async () => {
	index = await indexBase(BASE);
});

describe('the usage examples of the requirements', () => {
	it('1: a plain question is read for its scope and tags', async () => {
		const result = await search(index, '如何配置 Kubernetes Pod？');
		expect(result.filter_stats.inferred).toEqual(['scope:tasks/', 'category:tasks', 'tag:kubernetes,pods']);
		expect(result.filter_stats.filters_applied).toEqual([]);
		expect(
			result.results
				.slice(0, 2)
				.map(({ path }) => path)
				.sort(),
		).toEqual(['docs/tasks/configure-pod-security.md', 'docs/tasks/configure-pod.md']);
		expect(result).toMatchObject({ rejection_category: null, notes: [] });
	});

	it('2: --scope', async () => {
		const { results, filter_stats } = await search(index, 'Pod 的生命周期', { scope: 'concepts/' });
		expect(results.map(({ path }) => path)).toEqual([
			'docs/concepts/workloads/pod-lifecycle.md',
			'docs/concepts/pods.md',
		]);
		expect(filter_stats).toMatchObject({ total_docs: 9, filtered_docs: 2, filters_applied: ['scope:concepts/'] });
	});

	it('3: --tag and --confidence', async () => {
		const asked = { tags: ['deployment'], confidence: 'high' };
		const { results, filter_stats } = await search(index, '部署应用', asked);
		expect(results.map(({ path }) => path)).toEqual(['docs/tasks/deploy-app.md']);
		expect(filter_stats.filters_applied).toEqual(['tag:deployment', 'confidence:high']);
	});

	it('4: several conditions', async () => {
		const asked = { scope: 'tasks/', tags: ['security'], confidence: 'high' };
		const { results, filter_stats } = await search(index, '安全配置', asked);
		expect(results.map(({ path }) => path)).toEqual(['docs/tasks/configure-pod-security.md']);
		expect(filter_stats.filters_applied).toEqual(['scope:tasks/', 'tag:security', 'confidence:high']);
	});
});

/** The pages of the requirement, in its own words: English pages, asked in Chinese. */
const DOCUMENTED: Readonly<Record<string, string>> = {
	'docs/tasks/configure-pod.md': page(
		['id: k8s-pod-config', 'tags: [kubernetes, pods]', 'confidence: high', 'last_reviewed: 2025-01-15'],
		'# Configure Pods\n\nTo configure a Pod, you need to create a YAML file...\n',
	),
	'docs/concepts/pods.md': page(
		['id: k8s-pod-concept', 'tags: [kubernetes, pods]', 'confidence: high', 'last_reviewed: 2025-01-10'],
		'# Pod Concepts\n\nA Pod is the smallest deployable unit in Kubernetes...\n',
	),
	'docs/concepts/workloads/pod-lifecycle.md': page(
		['tags: [pods]', 'confidence: medium', 'last_reviewed: 2024-12-20'],
		'# Pod Lifecycle\n\nPods follow a defined lifecycle...\n',
	),
	'docs/tasks/configure-pod-security.md': page(
		['tags: [security]', 'confidence: high'],
		'# Pod Security\n\nConfigure a security policy.\n',
	),
	'docs/tasks/deploy.md': page(
		['tags: [deployment]', 'confidence: high'],
		'# Deploy an application\n\nApply the manifest.\n',
	),
	'docs/tasks/canary.md': page(['tags: [deployment]', 'confidence: low'], '# Canary\n\nShift traffic slowly.\n'),
};

describe('the usage examples over the pages of the requirements, in another language', () => {
	let documented: Index;

	beforeAll(async () => {
		documented = await indexBase(DOCUMENTED);
	});

	it.each([
		[
			'2',
			'Pod 的生命周期',
			{ scope: 'concepts/' },
			['docs/concepts/pods.md', 'docs/concepts/workloads/pod-lifecycle.md'],
		],
		['3', '部署应用', { tags: ['deployment'], confidence: 'high' }, ['docs/tasks/deploy.md']],
		[
			'4',
			'安全配置',
			{ scope: 'tasks/', tags: ['security'], confidence: 'high' },
			['docs/tasks/configure-pod-security.md'],
		],
	])('%s: %s ranks every document that the filters leave, and no other', async (_, query, asked, paths) => {
		const { results, filter_stats } = await search(documented, query, asked);
		expect(results.map(({ path }) => path).sort()).toEqual(paths);
		expect(filter_stats.filtered_docs).toBe(paths.length);
	});

	it('1: names the candidates with score and reason', async () => {
		const { candidates, results } = await search(documented, '如何配置 Kubernetes Pod？');
		expect(results[0]).toMatchObject({ id: 'k8s-pod-config' });
		expect(candidates.find(({ id }) => id === 'k8s-pod-config')).toMatchObject({
			title: 'Configure Pods',
			path: 'docs/tasks/configure-pod.md',
			score: expect.any(Number),
			reason: expect.stringContaining('匹配标签 [kubernetes, pods] 且在 tasks/ 目录'),
		});
	});
});

describe('the result', () => {
	it('has the fields of the requirements, and what is beside them', async () => {
		const result = await search(index, '如何配置 Kubernetes Pod？');
		expect(Object.keys(result)).toEqual([
			...['query', 'filter_stats', 'candidates', 'search_stats', 'probability', 'results', 'answer', 'sources'],
			...['rejection_category', 'verdict', 'notes'],
		]);
		expect(Object.keys(result.filter_stats)).toEqual([
			...['total_docs', 'filtered_docs', 'filter_ratio', 'filters_applied', 'inferred'],
		]);
		expect(Object.keys(result.search_stats)).toEqual(['method', 'engine', 'candidates', 'results', 'time_ms']);
		expect(result.search_stats.time_ms).toBeGreaterThanOrEqual(0);
		const hit = result.results.find(({ id }) => id === 'k8s-pod-config');
		expect(hit).toMatchObject({
			id: 'k8s-pod-config',
			title: 'Configure Pods',
			path: 'docs/tasks/configure-pod.md',
			confidence: 'high',
			last_reviewed: '2025-01-15',
			excerpt: expect.stringContaining('To configure a Kubernetes Pod, you create a YAML file.'),
		});
	});

	it('counts what was left out, in per cent to one digit', async () => {
		const { filter_stats, search_stats } = await search(index, 'Pod', { scope: 'concepts' });
		expect(filter_stats).toMatchObject({ total_docs: 9, filtered_docs: 2, filter_ratio: '77.8%' });
		expect(search_stats).toMatchObject({ candidates: 2, results: 2, engine: 'bm25' });
	});

	it.each([
		[1, 4, '75%'],
		[1, 3, '66.7%'],
		[2, 3, '33.3%'],
		[3, 3, '0%'],
		[1, 1000, '99.9%'],
	])('says of %i in %i documents that %s are filtered', async (left, total, ratio) => {
		const texts = Array.from({ length: total }, (_, i) => [`${i < left ? 'a' : 'b'}/${i}.md`, '# Heading\n\nredis\n']);
		const base = await indexBase(Object.fromEntries(texts) as Record<string, string>);
		const { filter_stats } = await search(base, 'redis', { scope: 'a/' });
		expect(filter_stats).toMatchObject({ total_docs: total, filtered_docs: left, filter_ratio: ratio });
	});

	it.each([
		[1, 'direct_read'],
		[10, 'direct_read'],
		[11, 'scoped_vector_search'],
		[100, 'scoped_vector_search'],
		[101, 'keyword_then_vector'],
	])('with %i candidates is found by %s', async (count, method) => {
		const texts = Array.from({ length: count + 1 }, (_, i) => [
			`${i < count ? 'a' : 'b'}/${i}.md`,
			'# Heading\n\nredis\n',
		]);
		const base = await indexBase(Object.fromEntries(texts) as Record<string, string>);
		const { search_stats, results } = await search(base, 'redis', { scope: 'a/', limit: 100 });
		expect(search_stats).toMatchObject({ method, candidates: count, results: Math.min(count, 100) });
		expect(results.every(({ path }) => path.startsWith('a/'))).toBe(true);
	});

	it('without candidates is found by full_vector_search', async () => {
		const { search_stats, results, notes } = await search(index, 'Pod', { scope: 'reference/', tags: ['pods'] });
		expect(search_stats).toMatchObject({ method: 'full_vector_search', candidates: 0 });
		expect(results.length).toBeGreaterThan(0);
		expect(notes).toHaveLength(1);
	});

	it('has 5 documents unless a limit is given, best first', async () => {
		const texts = Array.from({ length: 30 }, (_, i) => [
			`a/${i}.md`,
			page([], `# Heading\n\n${'redis '.repeat(i + 1)} ${'other words '.repeat(30 - i)}\n`),
		]);
		const base = await indexBase(Object.fromEntries(texts) as Record<string, string>);
		const { results } = await search(base, 'redis');
		expect(results).toHaveLength(5);
		const scores = results.map(({ score }) => score);
		expect(scores).toEqual([...scores].sort((a, b) => b - a));
		const all = await search(base, 'redis', { limit: 100 });
		expect(all.results).toHaveLength(30);
		expect(all.results.slice(0, 5)).toEqual(results);
		expect((await search(base, 'redis', { limit: 1 })).results).toEqual(results.slice(0, 1));
	});

	it('is the same again', async () => {
		const plain = async () => {
			const { search_stats, ...rest } = await search(index, '如何配置 Kubernetes Pod？', { explain: true });
			return { ...rest, search_stats: { ...search_stats, time_ms: 0 } };
		};
		expect(await plain()).toEqual(await plain());
	});
});
