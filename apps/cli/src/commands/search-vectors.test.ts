import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { embeddingsServer, vectorsFor } from '../testing/embeddings-server.ts';
import { pinakes } from '../testing/run.ts';

const PAGES = {
	'docs/pinakes.config.json': { vectorWeight: 0.5 },
	'docs/a.md': '# Eaeae\n\naaa eee aaa eee\n',
	'docs/b.md': '# Tntnt\n\nttt nnn ttt nnn\n',
};

/** A folder with pages, and their index of the vectors of a server. */
async function built(url: string): Promise<string> {
	const folder = tempFolder(PAGES);
	const { code, stderr } = await pinakes([
		...['build', join(folder, 'docs'), '--out', join(folder, 'index'), '--cache', join(folder, 'cache')],
		...['--vectors', `openai:${url},bge-m3`],
	]);
	expect([code, stderr]).toEqual([0, '']);
	return join(folder, 'index');
}

const ask = (index: string, query: string, ...more: string[]) =>
	pinakes(['search', query, '--index', index, '--lang', 'en', '--explain', ...more]);

describe('pinakes search of an index with the vectors of a server', () => {
	it('asks the server for the vector of the question', async () => {
		const server = await embeddingsServer();
		const index = await built(server.url);
		const before = server.requests.length;
		const { stdout, stderr } = await ask(index, 'aaa ttnntt nnttnn', '--vectors', `openai:${server.url},bge-m3`);
		expect(server.requests.slice(before).map(({ input }) => input)).toEqual([['aaa ttnntt nnttnn']]);
		expect(stderr).toMatch(
			/^2 of \d+ documents in [\d.]+ ms, by text and vectors \(2 compared\), probability [\d.]+$/m,
		);
		expect(stdout).toMatch(/ b\.md\n(?:[^\n]+\n){4} {8}by text 0\.0000, by vectors 0\.[6-9]/);
	});

	it('searches by text alone without it, and says so', async () => {
		const server = await embeddingsServer();
		const index = await built(server.url);
		const { stderr } = await ask(index, 'aaa');
		expect(stderr).toContain('by text, probability');
		expect(stderr).toContain('! the vectors of this index need the encoder openai:bge-m3');
		const none = await ask(index, 'aaa', '--vectors', 'none');
		expect(none.stderr).not.toContain('!');
	});

	it('refuses another model', async () => {
		const server = await embeddingsServer();
		const index = await built(server.url);
		const { code, stderr } = await ask(index, 'aaa', '--vectors', `openai:${server.url},other`);
		expect(code).toBe(2);
		expect(stderr).toMatch(/encoded by openai:bge-m3 bge-m3, not by openai:other other/);
	});

	it('searches by text if the server is out of order, and says so', async () => {
		let isDown = false;
		const server = await embeddingsServer((request) =>
			isDown ? { status: 404, body: '<html>no such page</html>' } : vectorsFor(request),
		);
		const index = await built(server.url);
		isDown = true;
		const { code, stdout, stderr } = await ask(index, 'aaa', '--vectors', `openai:${server.url},bge-m3`);
		expect(code).toBe(0);
		expect(stdout).toContain(' a.md\n');
		expect(stderr).toContain('! vectors could not be asked, so that text alone was searched: openai:bge-m3: ');
	});
});

describe('pinakes search --vectors', () => {
	it('takes what build takes, and nothing else', async () => {
		const { code, stderr } = await pinakes(['search', 'a', '--index', 'x', '--vectors', 'max']);
		expect([code, stderr]).toEqual([2, expect.stringContaining('--vectors must be')]);
	});
});
