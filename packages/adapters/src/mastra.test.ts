import { Agent } from '@mastra/core/agent';
import type { Index } from '@pinakes/query';
import { expect, it } from 'vitest';
import { withFixtureIndex } from '../testing/fixture-index.ts';
import { CALLS, modelThatCalls } from '../testing/model-that-calls.ts';
import { pinakesTools } from './mastra.ts';

let index: Index;

withFixtureIndex((built) => {
	index = built;
});

it.each(CALLS)('an agent calls %s', async (name, input, expected) => {
	const model = modelThatCalls(name, input);
	const tools = pinakesTools(index);
	const agent = new Agent({
		id: 'librarian',
		name: 'Librarian',
		instructions: 'Look things up.',
		// The type of a model is Mastra's own; it takes those of the AI SDK.
		model: model as never,
		tools,
	});
	const { text, toolResults } = await agent.generate('Do it.', { maxSteps: 3 });
	expect(JSON.stringify(toolResults)).toContain(expected);
	expect(text).toBe('done');
	const given = model.doGenerateCalls[0]?.tools?.map((tool) => tool.name);
	expect(given).toEqual(['find_skill', 'search_documents', 'read_section']);
});

it('the model is told which arguments are invalid', async () => {
	const { find_skill } = pinakesTools(index);
	const result = await find_skill?.execute?.({ goal: 7 }, {} as never);
	expect(result).toMatchObject({ error: true, message: expect.stringContaining('goal') });
});
