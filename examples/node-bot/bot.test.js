import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from './answer.js';

test('answers with its source', async () => {
	const said = await answer('How do I roll back a release?');
	assert.match(said, /ship undo/);
	assert.match(said, /release\.md/);
});

test('says what it does not know', async () => {
	assert.match(await answer('How do I bake sourdough bread?'), /^I don't know: /);
});
