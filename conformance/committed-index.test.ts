import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIndex } from '@pinakes/indexer';
import { openIndex } from '@pinakes/query';
import { fetchFiles } from '@pinakes/query/format/sources/fetch-source';
import { directorySource } from '@pinakes/query/node';
import { committedSource } from '@pinakes/query/packed';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goldenCases, SUITES } from './src/golden.js';
import { answersOf } from './src/suite.js';

describe.each(Object.entries(SUITES))('of the suite %s, an index in the committed layout', (_name, suite) => {
	let folder: string;
	let index: string;
	let server: Server;

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'pinakes-committed-'));
		index = join(folder, 'index');
		const own = await readFile(join(suite.sources, 'pinakes.config.json'), 'utf8').catch(() => '{}');
		await writeFile(join(folder, 'config.json'), JSON.stringify({ ...JSON.parse(own), layout: 'committed' }));
		await buildIndex({
			folders: [suite.sources],
			config: join(folder, 'config.json'),
			out: index,
			vectors: suite.vectors,
		});
		server = createServer(async ({ url = '' }, response) => {
			const name = url.slice(1);
			const isThere = (await readdir(index)).includes(name);
			if (!isThere) response.writeHead(404).end();
			else response.end(await readFile(join(index, name)));
		});
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	}, 60_000);

	afterAll(async () => {
		server.close();
		await rm(folder, { recursive: true, force: true });
	});

	test('gives the golden answers from a folder', async () => {
		expect((await readdir(index)).sort()).toEqual(['index.lines', 'manifest.json']);
		const answers = await answersOf(await openIndex(directorySource(index)), await goldenCases(suite));
		expect(answers).toBe(await readFile(suite.expected, 'utf8'));
	}, 60_000);

	test('gives the golden answers from a web server', async () => {
		const { port } = server.address() as AddressInfo;
		const source = committedSource(fetchFiles(`http://127.0.0.1:${port}`));
		const answers = await answersOf(await openIndex(source), await goldenCases(suite));
		expect(answers).toBe(await readFile(suite.expected, 'utf8'));
	}, 60_000);
});
