import { Agent, type Model, RunContext, Runner, Usage } from '@openai/agents-core';
import { expect, it } from 'vitest';
import { pinakesTools } from './openai-agents.ts';
import { FIXTURE_INDEX } from './testing/fixture-index.ts';

it('an agent runs a tool, and is given its result', async () => {
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
		getStreamedResponse() {
			throw new Error('This model does not stream.');
		},
	};
	const agent = new Agent({ name: 'Test', model, tools: pinakesTools(await FIXTURE_INDEX) });
	const { finalOutput } = await new Runner({ tracingDisabled: true }).run(agent, 'Do it.');
	expect(finalOutput).toBe('done');
	expect(seen[1]).toContain('handbook/release.md');
});

it('a model is told what is wrong with its arguments', async () => {
	const tools = pinakesTools(await FIXTURE_INDEX);
	const search = tools.find(({ name }) => name === 'search_documents');
	if (search?.type !== 'function') throw new Error('The tool must be a function.');
	const said = await search.invoke(new RunContext({}), '{ "query": "" }');
	expect(said).toBe('"query" must be a string that is not empty.');
});
