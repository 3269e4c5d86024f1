import { indexDocuments } from '@pinakes/indexer';
import { type Index, memorySource, openIndex } from '@pinakes/query';
import type { VectorHit, VectorQuery } from '@pinakes/query/internal';
import { remoteVectorSearch } from '@pinakes/query/remote-vectors';
import { type KnowledgeOptions, search, type VectorSearch } from '@pinakes/query/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { BASE, indexBase, pagesOnMatters } from '../testing/knowledge-index.ts';

const POD = 'docs/tasks/configure-pod.md';
const CONCEPT = 'docs/concepts/pods.md';
const API = 'docs/reference/api.md';

let index: Index;
let matters: Index;

beforeAll(async () => {
	index = await indexBase(BASE);
	matters = await indexBase(pagesOnMatters(60));
});

/** A vector search that answers these hits, and what it was asked. */
function answering(hits: unknown): VectorSearch & { asked: VectorQuery[] } {
	const asked: VectorQuery[] = [];
	return {
		name: 'mine',
		asked,
		search: async (query) => {
			asked.push(query);
			return hits as VectorHit[];
		},
	};
}

const ask = (vectors: VectorSearch, options: KnowledgeOptions = {}, query = 'Kubernetes Pod') =>
	search(index, query, { vectors, explain: true, lang: 'en', ...options });

describe('a VectorSearch', () => {
	it('is asked for the wanted number of candidates', async () => {
		const vectors = answering([]);
		await ask(vectors, { scope: 'concepts/', limit: 3, minVectorScore: 0.25 });
		expect(vectors.asked).toEqual([
			{
				query: 'Kubernetes Pod',
				candidates: [CONCEPT, 'docs/concepts/workloads/pod-lifecycle.md'],
				limit: 3,
				minScore: 0.25,
			},
		]);
	});

	it('is asked everywhere if filters left nothing', async () => {
		const vectors = answering([]);
		const { search_stats } = await ask(vectors, { scope: 'reference/', tags: ['pods'] });
		expect(search_stats.method).toBe('full_vector_search');
		expect(vectors.asked[0]?.candidates).toBeUndefined();
	});

	it('is asked among what text found, if there are many candidates, and everywhere if it found nothing', async () => {
		const vectors = answering([]);
		const { search_stats } = await search(matters, 'bread', { vectors });
		expect(search_stats.method).toBe('keyword_then_vector');
		const candidates = vectors.asked[0]?.candidates ?? [];
		expect(candidates).toHaveLength(40);
		expect(candidates.every((id) => id.startsWith('bread/'))).toBe(true);
		await search(matters, 'zzzq', { vectors });
		expect(vectors.asked[1]?.candidates).toBeUndefined();
	});

	it('gives seven tenths of the score, and text gives those of what it did not find', async () => {
		const { results, search_stats } = await ask(answering([{ id: POD, score: 1 }]), { scope: 'docs/' });
		expect(search_stats).toMatchObject({ engine: 'mine' });
		expect(Object.hasOwn(search_stats, 'vector_comparisons')).toBe(false);
		const [first, ...others] = results;
		expect(first?.path).toBe(POD);
		const byIndex = first?.factors?.find(({ name }) => name === 'index')?.value as number;
		expect(first?.score).toBeCloseTo((0.3 * byIndex + 0.7 * 1) * 1.2, 12);
		expect(first).toMatchObject({ vector_score: 1, text_score: expect.any(Number) });
		const retrievalOf = ({ factors = [] }: (typeof others)[0]) =>
			factors.find(({ name }) => name === 'retrieval')?.value;
		const plain = await search(index, 'Kubernetes Pod', { scope: 'docs/', explain: true, vectors: 'none' });
		for (const other of others) {
			const alike = plain.results.find(({ path }) => path === other.path);
			expect([retrievalOf(other), other.vector_score]).toEqual([alike && retrievalOf(alike), 0]);
		}
	});

	it('finds documents that text does not, each shown by its best section by text, else by its first', async () => {
		const vectors = answering([
			{ id: POD, score: 0.9 },
			{ id: API, score: 0.8 },
		]);
		const { results } = await ask(vectors, { scope: 'docs/' }, 'liveness');
		expect(results.slice(0, 2).map(({ path }) => path)).toEqual([POD, API]);
		// The others are ranked by the index alone, since filters leave them.
		for (const other of results.slice(2)) expect(other).toMatchObject({ text_score: 0, vector_score: 0 });
		expect(results).toHaveLength(5);
		expect(results[0]).toMatchObject({ text_score: 0, citation: { headings: ['Configure Pods'] } });
		expect(results[1]).toMatchObject({ passage: 'The API of the Pod object.' });
	});

	it('cannot bring in what filters left out, nor what there is not', async () => {
		const hits = [API, 'docs/tasks/old-security.md', 'nowhere.md', '__proto__', 'constructor', '', 'x\n"'].map(
			(id) => ({
				id,
				score: 1,
			}),
		);
		const { results } = await ask(answering([...hits, { id: CONCEPT, score: 0.4 }]), { scope: 'concepts/' });
		expect(results.map(({ path }) => path)).toEqual([CONCEPT, 'docs/concepts/workloads/pod-lifecycle.md']);
		const open = await ask(answering([{ id: 'docs/tasks/old-security.md', score: 1 }]));
		expect(open.results.map(({ path }) => path)).not.toContain('docs/tasks/old-security.md');
	});

	it('has its scores cut to 0 to 1, invalid hits left out, and each document once', async () => {
		const hits = [
			{ id: POD, score: 7 },
			{ id: POD, score: 0.1 },
			{ id: CONCEPT, score: -3 },
			{ id: API, score: Number.NaN },
			{ id: API, score: '1' },
			{ id: 7, score: 1 },
			null,
			'x',
		];
		const { results } = await ask(answering(hits), { scope: 'docs/' });
		const scores = Object.fromEntries(results.map(({ path, vector_score }) => [path, vector_score]));
		expect([scores[POD], scores[CONCEPT]]).toEqual([1, 0]);
		expect(scores[API] ?? 0).toBe(0);
		expect(new Set(results.map(({ path }) => path)).size).toBe(results.length);
	});

	it('counts nothing below the least score', async () => {
		const hits = [
			{ id: POD, score: 0.5 },
			{ id: CONCEPT, score: 0.3 },
		];
		const { results } = await ask(answering(hits), { scope: 'docs/', minVectorScore: 0.4 });
		const scores = Object.fromEntries(results.map(({ path, vector_score }) => [path, vector_score]));
		expect([scores[POD], scores[CONCEPT]]).toEqual([0.5, 0]);
	});

	it('is read no further than it was asked', async () => {
		const hits = Array.from({ length: 1000 }, (_, i) => ({ id: `${i}`, score: 1 }));
		const { search_stats } = await ask(answering([...hits, { id: API, score: 1 }]), { limit: 1 });
		expect(search_stats.engine).toBe('bm25');
	});

	it.each<[string, VectorSearch['search'], string]>([
		['throws', () => Promise.reject(new Error('server is down')), 'mine: server is down'],
		[
			'throws at once',
			() => {
				throw new Error('no\nnetwork');
			},
			'mine: no network',
		],
		['throws what is no error', () => Promise.reject('gone'), 'mine: gone'],
		['answers no list', async () => ({}) as VectorHit[], 'mine: the answer is not a list of hits'],
		['answers nothing', async () => undefined as unknown as VectorHit[], 'mine: the answer is not a list of hits'],
		['never answers', () => new Promise(() => {}), 'mine: no answer within 20 ms'],
	])('that %s is replaced by text, and a note says so', async (_, answer, failure) => {
		const { results, search_stats, notes } = await ask({ name: 'mine', search: answer }, { timeout: 20 });
		const plain = await search(index, 'Kubernetes Pod', { lang: 'en', explain: true, vectors: 'none' });
		expect(results).toEqual(plain.results);
		expect(search_stats.engine).toBe('bm25');
		expect(notes).toEqual([`vectors could not be asked, so that text alone was searched: ${failure}`]);
		const zh = await ask({ name: 'mine', search: answer }, { timeout: 20, lang: 'zh' });
		expect(zh.notes).toEqual([`向量检索失败，已改用全文检索: ${failure}`]);
	});

	it.each<[string, unknown[]]>([
		['finds nothing', []],
		['finds what is not searched', [{ id: 'nowhere.md', score: 0.9 }]],
		['has no score', [{ id: POD, score: Number.NaN }]],
	])('that %s is replaced by text, and a note says so', async (_, hits) => {
		const plain = await search(index, 'Kubernetes Pod', { lang: 'en', explain: true, vectors: 'none' });
		const { notes, search_stats, ...result } = await ask(answering(hits));
		expect(result).toMatchObject({ results: plain.results, answer: plain.answer, probability: plain.probability });
		expect(search_stats.engine).toBe('bm25');
		expect(notes).toEqual([expect.stringContaining('mine: no hit is a document that was searched')]);
	});

	it('is judged by the document that is answered with', async () => {
		const found = await ask(answering([{ id: API, score: 1 }]), {}, 'liveness probe');
		expect(found.results[0]).toMatchObject({ path: API, text_score: 0 });
		expect(found).toMatchObject({ verdict: 'nothing', answer: '' });
		const weak = await ask(answering([{ id: API, score: 0.05 }]));
		expect(weak.answer).toContain(weak.results[0]?.passage.slice(0, 30));
	});

	it('that fails at length is quoted at no great length', async () => {
		const vectors: VectorSearch = { name: 'mine', search: () => Promise.reject(new Error('x'.repeat(100_000))) };
		const { notes } = await ask(vectors);
		expect(notes[0]?.length).toBeLessThan(300);
	});

	it('is asked every time', async () => {
		const vectors = answering([]);
		await ask(vectors);
		await ask(vectors);
		expect(vectors.asked).toHaveLength(2);
	});

	it('leaves refusals to text', async () => {
		const { answer, rejection_category, results } = await ask(answering([{ id: POD, score: 1 }]), {}, 'zzzq');
		expect([answer, rejection_category]).toEqual(['', 'no_match']);
		expect(results[0]?.path).toBe(POD);
	});

	it('ranks texts that are no files as well as text found them', async () => {
		const files = indexDocuments([
			{ id: 'a', text: 'bread and flour' },
			{ id: 'b', text: 'bread and salt' },
		]);
		const plain = await openIndex(memorySource(files));
		const { results } = await search(plain, 'bread', { vectors: answering([{ id: 'b', score: 0.9 }]) });
		expect(results.map(({ id }) => id)).toEqual(['b', 'a']);
	});
});

describe('a remote vector search', () => {
	it('ranks what the tool of an MCP server finds', async () => {
		const calls: unknown[] = [];
		const client = {
			async callTool(call: { name: string; arguments: Readonly<Record<string, unknown>> }) {
				calls.push(call);
				return { content: [{ type: 'text', text: JSON.stringify({ results: [{ id: CONCEPT, score: 0.9 }] }) }] };
			},
		};
		const vectors = remoteVectorSearch((call) => client.callTool(call), 'bge-m3');
		const { results, search_stats } = await ask(vectors, { scope: 'concepts/' });
		expect(calls).toEqual([
			{
				name: 'hybrid_search',
				arguments: {
					query: 'Kubernetes Pod',
					scope: `${CONCEPT},docs/concepts/workloads/pod-lifecycle.md`,
					top_k: 5,
				},
			},
		]);
		expect(search_stats.engine).toBe('bge-m3');
		expect(results[0]).toMatchObject({ path: CONCEPT, vector_score: 0.9 });
	});

	it('whose tool fails is replaced by text', async () => {
		const vectors = remoteVectorSearch(async () => ({ isError: true, content: [{ type: 'text', text: 'no index' }] }));
		const { search_stats, notes } = await ask(vectors);
		expect(search_stats.engine).toBe('bm25');
		expect(notes[0]).toContain('hybrid_search: no index');
	});
});
