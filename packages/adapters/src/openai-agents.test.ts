import { Agent, type Model, Runner, Usage } from '@openai/agents-core';
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
