import { indexMarkdown } from '@pinakes/indexer';
import { type Index, memorySource, openIndex } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { withFixtureIndex } from '../testing/fixture-index.ts';
import { lookUpTools } from './index.ts';
import { PinakesRetriever as LangChainRetriever } from './langchain.ts';
import { PinakesRetriever as LlamaIndexRetriever } from './llamaindex.ts';

let index: Index;

withFixtureIndex((built) => {
	index = built;
});

async function call(name: string, input: unknown): Promise<unknown> {
	const tool = lookUpTools(index).find((each) => each.name === name);
	return tool?.execute(input);
}

describe('look-ups as tools', () => {
	it('need an open index, which the agent need not find out', () => {
		for (const value of [Promise.resolve(index), undefined]) {
			const wrong = value as never;
			const calls = [
				() => lookUpTools(wrong),
				() => new LangChainRetriever({ index: wrong }),
				() => new LlamaIndexRetriever(wrong),
			];
			for (const make of calls) expect(make).toThrow('No open index: await openIndex().');
		}
	});

	it('refuse if nothing fits', async () => {
		expect(await call('find_skill', { goal: 'book a flight to Lisbon' })).toEqual({
			verdict: 'nothing',
			reason: expect.any(String),
			candidates: [],
		});
		expect(await call('search_documents', { query: 'flights to Lisbon' })).toEqual({
			verdict: 'nothing',
			reason: expect.stringContaining('flights to Lisbon'),
			candidates: [],
		});
		const request = { heading: 'Step 9', path: 'handbook/release.md' };
		expect(await call('read_section', request)).toEqual({
			status: 'not_found',
			reason: expect.stringContaining('no such entry'),
			related: expect.arrayContaining(['## Step 5: Close']),
		});
	});

	it('give a long section in parts of at most 10,000 characters, which together are the section', async () => {
		const line = `${'Zebras eat 草 and grass. '.repeat(9)}\n`;
		for (const body of [line.repeat(120), '😀'.repeat(12_000)]) {
			const text = `# Zebras\n\n${body}\n`;
			const [, , read] = lookUpTools(await openIndex(memorySource(indexMarkdown([{ path: 'a.md', text }]))));
			const parts: string[] = [];
			for (let offset: number | null = 0; offset !== null; ) {
				const part = (await read?.execute({ heading: 'Zebras', path: 'a.md', offset })) as {
					text: string;
					next_offset: number | null;
				};
				expect(part.text.length).toBeLessThanOrEqual(10_000);
				expect(part.text).not.toMatch(/[\ud800-\udbff]$/);
				parts.push(part.text);
				offset = part.next_offset;
			}
			expect(parts.length).toBeGreaterThan(1);
			expect(parts.join('')).toBe(text);
			await expect(read?.execute({ heading: 'Zebras', path: 'a.md', offset: 1e6 })).rejects.toThrow(
				`"offset" must be less than ${text.length}.`,
			);
		}
	});

	it('give at most 50 documents, whatever a model asks for, and scores in hundredths', async () => {
		const found = await call('search_documents', { query: 'how do I roll back a release?', limit: 1e9 });
		const { passages } = found as { passages: { path: string; score: number }[] };
		expect(passages[0]?.path).toBe('handbook/release.md');
		for (const { score } of passages) expect(score).toBe(Math.round(score * 100) / 100);
	});

	it.each([
		['find_skill', {}, '"goal" must be a string'],
		['find_skill', null, '"goal" must be a string'],
		['find_skill', { goal: ' ' }, '"goal" must be a string'],
		['search_documents', { query: ['x'] }, '"query" must be a string'],
		['search_documents', { query: 'x', limit: '3' }, '"limit" must be a whole number'],
		['search_documents', { query: 'x', limit: -1 }, '"limit" must be a whole number of 1 or more'],
		['read_section', { heading: 'x' }, '"path" must be a string'],
	])('%s %j is an error that says how to fix it', async (name, input, message) => {
		await expect(call(name, input)).rejects.toThrow(message);
	});
});
