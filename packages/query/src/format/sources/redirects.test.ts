import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchSource } from './fetch-source.ts';
import { fetchWithinOrigin } from './redirects.ts';

const asked: string[] = [];
const servers: Server[] = [];

/** Starts a server that redirects paths, and serves all others. */
async function serve(redirects: () => Record<string, string>): Promise<string> {
	const server = createServer(({ url = '' }, response) => {
		asked.push(url);
		const location = redirects()[url];
		if (location === undefined) response.end('x');
		else response.writeHead(302, { location }).end('moved');
	});
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let other: string;
let base: string;
beforeAll(async () => {
	other = await serve(() => ({}));
	base = await serve(() => ({
		'/away': `${other}/secret`,
		'/near': '/a/b',
		'/a/b': 'c',
		'/loop': '/loop',
		'/later': '/away',
		'/no-address': 'http://[',
	}));
});
afterAll(() => {
	for (const server of servers) server.close();
});

describe('redirects', () => {
	it('are followed within the origin', async () => {
		const source = fetchSource(base);
		expect(new TextDecoder().decode((await source.read('near')) as Uint8Array)).toBe('x');
		expect(asked).toContain('/a/c');
	});

	it.each([
		['away', 'redirected to'],
		['later', 'redirected to'],
		['loop', 'redirected over 5 times'],
		['no-address', 'Invalid URL'],
	])('are not followed elsewhere or without end: %s', async (path, message) => {
		await expect(fetchSource(base).read(path)).rejects.toMatchObject({
			code: 'unreadable_source',
			message: expect.stringContaining(message),
		});
		expect(asked).not.toContain('/secret');
	});

	it('are left to the browser, which shows none', async () => {
		const modes: string[] = [];
		const answer = await fetchWithinOrigin('index/a', async (_, redirect) => {
			modes.push(redirect);
			return redirect === 'manual' ? { status: 0, type: 'opaqueredirect' } : { status: 200 };
		});
		expect([answer.status, modes]).toEqual([200, ['manual', 'follow']]);
	});
});
