import type { Index } from '@pinakes/query';
import { type AnswerContext, search, type WriteAnswer } from '@pinakes/query/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { BASE, indexBase } from '../testing/knowledge-index.ts';

const QUERY = 'Kubernetes Pod';
const POD = 'docs/tasks/configure-pod.md';

let index: Index;

beforeAll(async () => {
	index = await indexBase(BASE);
});

const ask = (write: WriteAnswer | undefined, query = QUERY) => search(index, query, { write, lang: 'en' });

describe('a written answer', () => {
	it('is written from the passages of the answer, with numbers to cite them by', async () => {
		const contexts: AnswerContext[] = [];
		const result = await ask((context) => {
			contexts.push(context);
			return 'Write a YAML file [1].';
		});
		expect(result.answer).toBe('Write a YAML file [1].');
		expect(result.notes).toEqual([]);
		const plain = await ask(undefined);
		expect(contexts).toHaveLength(1);
		const [context] = contexts;
		expect(context).toMatchObject({ query: QUERY, lang: 'en', answer: plain.answer });
		expect(context?.sources.map(({ number }) => number)).toEqual(plain.sources.map((_, i) => i + 1));
		expect(context?.sources.find(({ path }) => path === POD)).toMatchObject({
			title: 'Configure Pods',
			headings: expect.any(Array),
			lines: expect.any(Array),
			passage: expect.stringContaining('you create a YAML file'),
			score: plain.results.find(({ path }) => path === POD)?.score,
		});
		expect({ ...result, answer: '', search_stats: {} }).toEqual({ ...plain, answer: '', search_stats: {} });
	});

	it.each([[`by path [source: ${POD}]`], [`as sources are listed [${POD}, score: 0.95]`], ['[1] and [2]']])(
		'is taken with %s',
		async (prose) => {
			expect((await ask(async () => prose)).answer).toBe(prose);
		},
	);

	it.each([
		['so [9].', '[9]'],
		['so [source: docs/elsewhere.md].', '[source: docs/elsewhere.md]'],
		['so [1] and [0] and [7].', '[0], [7]'],
	])('that cites what is no source is not taken: %s', async (prose, cited) => {
		const plain = await ask(undefined);
		const { answer, notes, sources } = await ask(() => prose);
		expect([answer, sources]).toEqual([plain.answer, plain.sources]);
		expect(notes).toEqual([
			`what was written cites no source of this search, so the passages follow instead: ${cited}`,
		]);
	});

	it.each<[string, WriteAnswer, string]>([
		['throws', () => Promise.reject(new Error('no model')), 'no model'],
		[
			'throws at once',
			() => {
				throw new Error('no model');
			},
			'no model',
		],
		['writes nothing', () => ' \n', 'nothing was written that cites a source'],
		['writes no text', () => 7 as unknown as string, 'nothing was written that cites a source'],
		['cites nothing', () => 'Write a YAML file.', 'nothing was written that cites a source'],
	])('of a writer that %s is the passages', async (_, write, failure) => {
		const { answer, notes } = await ask(write);
		expect(answer).toBe((await ask(undefined)).answer);
		expect(notes).toEqual([`no answer could be written, so the passages follow instead: ${failure}`]);
	});

	it('is not asked for if the evidence is weak', async () => {
		let calls = 0;
		const { answer, rejection_category } = await ask(() => `${calls++}`, 'zzzq');
		expect([answer, rejection_category, calls]).toEqual(['', 'no_match', 0]);
	});

	it('is written again each time', async () => {
		let calls = 0;
		await ask(() => `${calls++} [1]`);
		expect((await ask(() => `${calls++} [1]`)).answer).toBe('1 [1]');
	});

	it('cannot spoil what the next one is given', async () => {
		await ask(({ sources }) => {
			(sources as unknown[]).length = 0;
			return 'x';
		});
		const plain = await ask(undefined);
		expect((await ask(({ answer }) => answer)).answer).toBe(plain.answer);
	});
});
