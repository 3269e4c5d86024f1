import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { embeddingsServer, vectorsFor } from '../../testing/embeddings-server.ts';
import { pinakes } from '../../testing/run.ts';

/** So many pages that they are encoded. */
const PAGES = {
	'docs/pinakes.config.json': { vectorWeight: 0.5 },
	'docs/a.md': '# Eaeae\n\naaa eee aaa eee\n',
	'docs/b.md': '# Tntnt\n\nttt nnn ttt nnn\n',
	...Object.fromEntries(
		Array.from({ length: 60 }, (_, i) => [
			`docs/c${i}.md`,
			`# Page ${i}\n\n${i % 2 ? 'Sees' : 'Roots'} ${i * 7} of ${i}\n`,
		]),
	),
};

/** A folder with pages, and their index of the vectors of a server. */
async function built(url: string): Promise<string> {
	const folder = tempFolder(PAGES);
	const { code, stderr } = await pinakes([
		...['build', join(folder, 'docs'), '--out', join(folder, 'index'), '--cache', join(folder, 'cache')],
		...['--encoder', `openai:${url},bge-m3`],
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
		const { stdout, stderr } = await ask(index, 'ttnntt nnttnn', '--encoder', `openai:${server.url},bge-m3`);
		expect(server.requests.slice(before).map(({ input }) => input)).toEqual([['ttnntt nnttnn']]);
		expect(stderr).toMatch(/ documents in [\d.]+ ms, by text and vectors \(62 compared\), probability [\d.]+$/m);
		expect(stdout).toMatch(/^0\.\d+ {2}b\.md\n(?:[^\n]+\n){4} {8}by text 0\.0000, by vectors 0\.[6-9]/m);
	});

	it('searches by the words of the index without it', async () => {
		const server = await embeddingsServer();
		const index = await built(server.url);
		const before = server.requests.length;
		const { stderr } = await ask(index, 'roots');
		expect(stderr).toContain('by text and vectors');
		expect(stderr).not.toContain('!');
		expect((await ask(index, 'roots', '--vectors', 'none')).stderr).toContain('by text, probability');
		expect(server.requests).toHaveLength(before);
	});

	it('refuses another model', async () => {
		const server = await embeddingsServer();
		const index = await built(server.url);
		const { code, stderr } = await ask(index, 'aaa', '--encoder', `openai:${server.url},other`);
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
		const { code, stdout, stderr } = await ask(index, 'aaa', '--encoder', `openai:${server.url},bge-m3`);
		expect(code).toBe(0);
		expect(stdout).toContain(' a.md\n');
		expect(stderr).toContain('! vectors could not be asked, so that text alone was searched: openai:bge-m3: ');
	});
});

describe('pinakes search --encoder', () => {
	it('takes what build takes, and nothing else', async () => {
		const { code, stderr } = await pinakes(['search', 'a', '--index', 'x', '--encoder', 'max']);
		expect([code, stderr]).toEqual([2, expect.stringContaining('--encoder must be')]);
	});
});
