import type { Index } from '@pinakes/query';
import { generateText, stepCountIs, streamText } from 'ai';
import { expect, it } from 'vitest';
import { withFixtureIndex } from '../testing/fixture-index.ts';
import { CALLS, modelThatCalls } from '../testing/model-that-calls.ts';
import { pinakesTools } from './ai-sdk.ts';

let index: Index;

withFixtureIndex((built) => {
	index = built;
});

it.each(CALLS)('generateText calls %s', async (name, input, expected) => {
	const model = modelThatCalls(name, input);
	const tools = pinakesTools(index);
	const { steps, text } = await generateText({ model, tools, prompt: 'Do it.', stopWhen: stepCountIs(3) });
	expect(JSON.stringify(steps[0]?.toolResults[0]?.output)).toContain(expected);
	expect(text).toBe('done');
	const given = model.doGenerateCalls[0]?.tools?.map((tool) => tool.name);
	expect(given).toEqual(['find_skill', 'search_documents', 'read_section']);
});

it('streamText calls a tool, whose result the model is given', async () => {
	const model = modelThatCalls('read_section', { heading: 'Step 5: Close', path: 'handbook/release.md' });
	const tools = pinakesTools(index);
	const { text } = streamText({ model, tools, prompt: 'Do it.', stopWhen: stepCountIs(3) });
	expect(await text).toBe('done');
	expect(JSON.stringify(model.doStreamCalls[1]?.prompt)).toContain('Delete the release branch');
});
