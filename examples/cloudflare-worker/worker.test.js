import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { after, before, test } from 'node:test';
import workerd from 'workerd';

let worker;
let address;

before(async () => {
	const args = ['serve', 'workerd.capnp', '--socket-addr=http=127.0.0.1:0', '--control-fd=1'];
	worker = spawn(workerd.default, args, { stdio: ['ignore', 'pipe', 'inherit'] });
	for await (const line of worker.stdout) {
		const { event, port } = JSON.parse(line);
		if (event !== 'listen') continue;
		address = `http://127.0.0.1:${port}/`;
		break;
	}
});
after(() => worker.kill());

async function ask(question) {
	const response = await fetch(`${address}?q=${encodeURIComponent(question)}`);
	return response.json();
}

test('answers in a worker', async () => {
	const { answer, sources } = await ask('How do I roll back a release?');
	assert.match(answer, /ship undo/);
	assert.match(sources[0], /release\.md/);
});

test('refuses in a worker', async () => {
	const { refused } = await ask('How do I bake sourdough bread?');
	assert.notEqual(refused, null);
});
