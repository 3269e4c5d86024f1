import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MockLanguageModelV4 } from 'ai/test';
import { ask } from './ask.js';

const USAGE = {
	inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
	outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** A model that searches the handbook, and then says what it was told. */
function searchingModel(query) {
	let result;
	const reply = (content, reason) => ({
		content,
		finishReason: { unified: reason, raw: undefined },
		usage: USAGE,
		warnings: [],
	});
	return new MockLanguageModelV4({
		async doGenerate({ prompt }) {
			result = prompt.findLast(({ role }) => role === 'tool');
			if (result !== undefined) return reply([{ type: 'text', text: JSON.stringify(result.content) }], 'stop');
			const input = JSON.stringify({ query });
			return reply([{ type: 'tool-call', toolCallId: '1', toolName: 'search_documents', input }], 'tool-calls');
		},
	});
}

test('the model is given what the handbook says', async () => {
	const { text } = await ask(searchingModel('How do I roll back a release?'), 'Undo the release!');
	assert.match(text, /ship undo/);
});

test('the model is told when nothing answers', async () => {
	const { text } = await ask(searchingModel('How do I bake sourdough bread?'), 'Bread?');
	assert.doesNotMatch(text, /ship undo/);
});
