import { Agent, type Model, RunContext, Runner, Usage } from '@openai/agents-core';
import type { Index } from '@pinakes/query';
import { expect, it } from 'vitest';
import { withFixtureIndex } from '../testing/fixture-index.ts';
import { pinakesTools } from './openai-agents.ts';

let index: Index;

withFixtureIndex((built) => {
	index = built;
});

it.each([false, true])('an agent runs a tool, and is given its result; streaming: %s', async (stream) => {
	const seen: string[] = [];
	const model: Model = {
		async getResponse({ input }) {
			seen.push(JSON.stringify(input));
			const args = JSON.stringify({ query: 'how do I roll back a release?' });
			const call = { type: 'function_call', callId: 'c1', name: 'search_documents', arguments: args } as const;
			const said = {
				type: 'message',
				role: 'assistant',
				status: 'completed',
				content: [{ type: 'output_text', text: 'done' }],
			} as const;
			return { usage: new Usage(), output: [seen.length === 1 ? { ...call, status: 'completed' } : said] } as never;
		},
		async *getStreamedResponse(request) {
			const response = { id: `r${seen.length}`, ...(await this.getResponse(request)) };
			yield { type: 'response_done', response } as never;
		},
	};
	const agent = new Agent({ name: 'Test', model, tools: pinakesTools(index) });
	const runner = new Runner({ tracingDisabled: true });
	const result = stream ? await runner.run(agent, 'Do it.', { stream }) : await runner.run(agent, 'Do it.');
	if ('completed' in result) await result.completed;
	expect(result.finalOutput).toBe('done');
	expect(seen[1]).toContain('handbook/release.md');
});

it('a model is told what is wrong with its arguments', async () => {
	const tools = pinakesTools(index);
	const search = tools.find(({ name }) => name === 'search_documents');
	if (search?.type !== 'function') throw new Error('The tool must be a function.');
	const said = await search.invoke(new RunContext({}), '{ "query": "" }');
	expect(said).toBe('"query" must be a string that is not empty.');
});
