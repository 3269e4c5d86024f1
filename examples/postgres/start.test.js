import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { test } from 'node:test';

test('pushes what changed, and answers from the database', () => {
	rmSync('data', { recursive: true, force: true });
	const run = () => execFileSync(process.execPath, ['start.js'], { encoding: 'utf8' });
	const first = run();
	assert.match(first, /^version 1, [1-9]\d* parts written/);
	assert.match(first, /ship undo/);
	assert.match(run(), /^version 1, 0 parts written/);
});
