import { describe, expect, it } from 'vitest';
import { type CallTool, remoteVectorSearch } from './remote-vectors.ts';
import type { VectorQuery } from './vector-search.ts';

const QUERY: VectorQuery = { query: 'q', candidates: ['docs/a.md', 'docs/b.md'], limit: 5, minScore: 0 };

/** A client whose tool gives this answer. */
const answering =
	(answer: unknown): CallTool =>
	async () =>
		answer;

const text = (json: unknown): object => ({ content: [{ type: 'text', text: JSON.stringify(json) }] });

const A = [{ id: 'docs/a.md', score: 0.9 }];

describe('remoteVectorSearch', () => {
	it('calls hybrid_search with the query, the scope and the number of hits', async () => {
		const calls: unknown[] = [];
		const callTool: CallTool = async (call) => {
			calls.push(call);
			return { content: [], structuredContent: { results: [] } };
		};
		await remoteVectorSearch(callTool).search(QUERY);
		await remoteVectorSearch(callTool).search({ ...QUERY, candidates: undefined });
		expect(calls).toEqual([
			{ name: 'hybrid_search', arguments: { query: 'q', scope: 'docs/a.md,docs/b.md', top_k: 5 } },
			{ name: 'hybrid_search', arguments: { query: 'q', top_k: 5 } },
		]);
	});

	it.each<[string, unknown]>([
		['structured results', { content: [], structuredContent: { results: A } }],
		['structured hits by path', { structuredContent: { hits: [{ path: 'docs/a.md', score: 0.9, title: 'A' }] } }],
		['a text with results', text({ results: A })],
		['a text with a list', text(A)],
		['a text in two blocks', { content: [{ text: '{"results":[{"doc_id":"docs/a.md",' }, { text: '"score":0.9}]}' }] }],
		['similarity for score', text([{ document_id: 'docs/a.md', similarity: 0.9 }])],
		['matches', text({ matches: [{ id: 'docs/a.md', relevance: 0.9 }] })],
		['results as they come', { results: A }],
		['a list as it comes', A],
		['an id beside the path that is asked for', text([{ id: 'docs/a.md', path: '/srv/docs/a.md', score: 0.9 }])],
		['invalid hits beside', text([null, 7, { id: 7, score: 1 }, { id: 'x' }, { score: 1 }, ...A])],
		['a text that structured content is empty beside', { ...text({ results: A }), structuredContent: {} }],
	])('reads %s', async (_, answer) => {
		expect(await remoteVectorSearch(answering(answer)).search(QUERY)).toEqual(A);
	});

	it.each<[string, unknown, RegExp]>([
		[
			'an error of the tool',
			{ isError: true, content: [{ type: 'text', text: 'index is offline' }] },
			/index is offline/,
		],
		['an error without words', { isError: true, content: [] }, /hybrid_search failed/],
		['prose', { content: [{ type: 'text', text: 'No results, sorry.' }] }, /no list of results/],
		['HTML', { content: [{ type: 'text', text: '<html>' }] }, /no list of results/],
		['nothing', undefined, /no list of results/],
		['a number', 7, /no list of results/],
		['other content', { content: [{ type: 'image', data: 'x' }] }, /no list of results/],
		['invalid content', { content: 'x' }, /no list of results/],
	])('throws at %s', async (_, answer, message) => {
		await expect(remoteVectorSearch(answering(answer)).search(QUERY)).rejects.toThrow(message);
	});

	it('throws what the client throws', async () => {
		const callTool: CallTool = () => Promise.reject(new Error('connection closed'));
		await expect(remoteVectorSearch(callTool).search(QUERY)).rejects.toThrow('connection closed');
	});

	it('is called by the tool, or as the caller says', () => {
		expect(remoteVectorSearch(answering([])).name).toBe('hybrid_search');
		expect(remoteVectorSearch(answering([]), 'bge-m3').name).toBe('bge-m3');
	});
});
