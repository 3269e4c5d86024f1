import { generateText, stepCountIs } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { expect, it } from 'vitest';
import { pinakesTools } from './ai-sdk.ts';
import { FIXTURE_INDEX } from './testing/fixture-index.ts';

type Generate = NonNullable<NonNullable<ConstructorParameters<typeof MockLanguageModelV4>[0]>['doGenerate']>;

const USAGE = {
	inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
	outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** A model that calls a tool, and then says that it is done. */
function modelThatCalls(toolName: string, input: object) {
	let step = 0;
	const doGenerate = async () => {
		const call = { type: 'tool-call', toolCallId: 'c1', toolName, input: JSON.stringify(input) } as const;
		return step++ === 0
			? { content: [call], finishReason: { unified: 'tool-calls', raw: undefined }, usage: USAGE, warnings: [] }
			: {
					content: [{ type: 'text', text: 'done' }],
					finishReason: { unified: 'stop', raw: undefined },
					usage: USAGE,
					warnings: [],
				};
	};
	return new MockLanguageModelV4({ doGenerate: doGenerate as Generate });
}

it.each([
	['find_skill', { goal: 'commit staged changes' }, 'gh:lantern/pairwright#git-commit'],
	['search_documents', { query: 'how do I roll back a release?' }, 'handbook/release.md'],
	['read_section', { heading: 'Step 5: Close', path: 'handbook/release.md' }, '"status":"found"'],
])('generateText calls %s', async (name, input, expected) => {
	const model = modelThatCalls(name, input);
	const tools = pinakesTools(await FIXTURE_INDEX);
	const { steps, text } = await generateText({ model, tools, prompt: 'Do it.', stopWhen: stepCountIs(3) });
	expect(JSON.stringify(steps[0]?.toolResults[0]?.output)).toContain(expected);
	expect(text).toBe('done');
	const given = model.doGenerateCalls[0]?.tools?.map((tool) => tool.name);
	expect(given).toEqual(['find_skill', 'search_documents', 'read_section']);
});
