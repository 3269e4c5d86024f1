import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from './answer.js';

test('answers with its source', async () => {
	const said = await answer('How do I roll back a release?');
	assert.match(said, /ship undo/);
	assert.match(said, /release\.md/);
});

test('says what it does not know', async () => {
	for (const message of ['How do I bake sourdough bread?', '…', 'x'.repeat(30_000)]) {
		assert.equal(await answer(message), "I don't know: nothing in the handbook answers this.");
	}
	assert.equal(await answer(' '), 'Ask me about the handbook.');
});
