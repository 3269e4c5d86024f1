import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { UsageError } from '@pinakes/command-line/definition';
import { type Serving, serve } from '@pinakes/mcp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testClient } from '../../testing/client.ts';
import { withFixtureIndex } from '../../testing/fixture-index.ts';
import type { HttpSettings } from './http.ts';

let index: string;

withFixtureIndex((built) => {
	index = built;
});

/** A server over HTTP on a port that is free. */
async function serveHere(http: Partial<HttpSettings> = {}): Promise<Serving & { readonly url: string }> {
	const serving = await serve(
		{
			index,
			http: { port: 0, token: undefined, ...http },
			maxChars: 10_000,
			timeLimit: 1000,
			refreshAfter: 0,
		},
		() => {},
	);
	onTestFinished(serving.close);
	return { ...serving, url: serving.url as string };
}

const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

interface Sent {
	readonly method?: string;
	readonly path?: string;
	readonly headers?: Record<string, string>;
	readonly body?: string;
}

interface Received {
	readonly status: number | undefined;
	readonly headers: Record<string, unknown>;
	readonly body: string;
}

/** Sends a request with any headers: `fetch` sets that of the host itself. */
function send(url: string, { method = 'POST', path, headers = {}, body = PING }: Sent = {}): Promise<Received> {
	return new Promise((resolve, reject) => {
		const target = path === undefined ? url : new URL(path, url).href;
		const sent = request(target, { method, headers: { ...JSON_HEADERS, ...headers } }, (response) => {
			let text = '';
			response.setEncoding('utf8').on('data', (chunk) => {
				text += chunk;
			});
			response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: text }));
		});
		sent.on('error', reject);
		sent.end(method === 'POST' || method === 'PUT' ? body : undefined);
	});
}

describe.each([
	['2025-11-25', 'legacy'],
	['2026-07-28', { pin: '2026-07-28' }],
] as const)('over HTTP, in the protocol of %s', (version, mode) => {
	it('lists and calls tools, and reads resources, and completes names', async () => {
		const { url } = await serveHere();
		const { client, call } = testClient(new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } }));
		await client.connect(new StreamableHTTPClientTransport(new URL(url)));
		expect(client.getNegotiatedProtocolVersion()).toBe(version);
		expect(client.getServerVersion()?.name).toBe('pinakes-mcp-server');
		expect((await client.listTools()).tools.length).toBeGreaterThan(5);
		const { data } = await call('pinakes_search', { query: 'how do I roll back a release?' });
		expect(data.results[0].path).toBe('handbook/release.md');
		const uri = 'skill://skills/release-notes/SKILL.md';
		const { contents } = await client.readResource({ uri });
		expect(contents[0]).toMatchObject({ mimeType: 'text/markdown' });
		const ref = { type: 'ref/prompt', name: 'use_skill' } as const;
		const { completion } = await client.complete({ ref, argument: { name: 'skill', value: 'release' } });
		expect(completion.values).toEqual(['skills/release-notes']);
	});
});

describe('who may ask', () => {
	const ROUTES = ['/mcp', '/mcp?x=1', '/', '/health', '/mcp/x', '/.well-known/oauth-authorization-server'];
	const METHODS = ['GET', 'POST', 'DELETE', 'OPTIONS', 'PUT'];
	const FOREIGN: Record<string, string>[] = [
		{ host: 'evil.example' },
		{ host: 'evil.example:7462' },
		{ host: 'localhost.evil.example' },
		{ host: '127.0.0.1.evil.example' },
		{ host: 'evil.example@127.0.0.1' },
		{ host: '127.0.0.1#evil.example' },
		{ host: 'evil.example', expect: 'anything' },
		{ origin: 'https://evil.example' },
		{ origin: 'null' },
		{ origin: 'http://localhost.evil.example' },
		{ origin: 'nonsense' },
	];

	it('is no page of a foreign Host or Origin, on any route, by any method, with the token or without', async () => {
		const { url } = await serveHere({ token: 'secret' });
		for (const path of ROUTES) {
			for (const method of METHODS) {
				for (const headers of FOREIGN) {
					const { status } = await send(url, { method, path, headers: { ...headers, authorization: 'Bearer secret' } });
					expect([method, path, headers, status]).toEqual([method, path, headers, 403]);
				}
			}
		}
	});

	it('is no client that names two hosts, whichever comes first', async () => {
		const { url } = await serveHere();
		const hosts = ['127.0.0.1', 'evil.example'];
		for (const [first, second] of [hosts, [...hosts].reverse()]) {
			const head = `GET /mcp HTTP/1.1\r\nHost: ${first}\r\nHost: ${second}\r\nConnection: close\r\n\r\n`;
			const answer = await text(connect(Number(new URL(url).port), '127.0.0.1').end(head));
			expect(answer).toMatch(/^HTTP\/1\.1 403 /);
		}
	});

	it('is no client that asks for another host by a whole address', async () => {
		const { url } = await serveHere();
		const head = 'GET http://evil.example/mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n';
		expect(await text(connect(Number(new URL(url).port), '127.0.0.1').end(head))).toMatch(/^HTTP\/1\.1 403 /);
	});

	it.each([{ host: 'localhost' }, { host: '127.0.0.1:9' }, { host: '[::1]' }, { origin: 'http://localhost:3000' }])(
		'is a client of this machine: %j',
		async (headers) => {
			const { url } = await serveHere();
			expect((await send(url, { headers: headers as Record<string, string> })).status).toBe(200);
		},
	);

	it('is who knows the token, if there is one', async () => {
		const { url } = await serveHere({ token: 'secret' });
		const statusOf = async (authorization?: string) =>
			(await send(url, { headers: authorization === undefined ? {} : { authorization } })).status;
		expect(await statusOf('Bearer secret')).toBe(200);
		expect(await statusOf('bearer secret')).toBe(200);
		for (const wrong of [
			undefined,
			'',
			'Bearer',
			'Bearer ',
			'Bearer secre',
			'Bearer secrets',
			'Basic secret',
			'secret',
		]) {
			expect([wrong, await statusOf(wrong)]).toEqual([wrong, 401]);
		}
		const { headers, body } = await send(url);
		expect(headers['www-authenticate']).toBe('Bearer');
		expect(JSON.parse(body)).toMatchObject({
			error: { message: 'The token is missing or wrong: send Authorization: Bearer TOKEN.' },
		});
	});

	it('names the route of MCP on other routes', async () => {
		const { url } = await serveHere();
		const { status, body } = await send(url, { path: '/other' });
		expect([status, JSON.parse(body).error.message]).toEqual([404, 'There is nothing here: send MCP to /mcp.']);
	});
});

describe('bad requests', () => {
	const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

	it.each([
		['a body that is too large', { body: JSON.stringify({ padding: 'x'.repeat(2 * 1024 * 1024) }) }, 413],
		['no JSON', { body: '{"jsonrpc": "2.0",' }, 400],
		['no message', { body: '[]' }, 400],
		['very deep JSON', { body: DEEP }, 400],
		['another type', { headers: { 'content-type': 'text/plain' } }, 415],
		['a session that there is not', { method: 'GET' }, 405],
	])('%s is refused, and the next request is answered', async (_what, sent, status) => {
		const { url } = await serveHere();
		expect((await send(url, sent as Sent)).status).toBe(status);
		expect((await send(url)).status).toBe(200);
	});

	it('the answer to an unknown tool says so', async () => {
		const { url } = await serveHere();
		const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'pinakes_serch' } });
		expect((await send(url, { body })).body).toContain('Tool pinakes_serch not found');
	});
});

describe('the port', () => {
	it('that is in use is named, with what to do', async () => {
		const other = createServer();
		await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
		onTestFinished(() => void other.close());
		const { port } = other.address() as AddressInfo;
		await expect(serveHere({ port })).rejects.toThrow(
			new UsageError(`Port ${port} of 127.0.0.1 is in use: name another by --port, or 0 for any that is free.`),
		);
	});

	it('is open on this machine alone', async () => {
		const { url } = await serveHere();
		expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
	});
});

describe('many clients at once', () => {
	it('have each its own answers', async () => {
		const { url } = await serveHere();
		const headings = ['Step 1: Freeze the branch', 'Step 5: Close', 'Way back', 'Tell the customers'];
		const clients = await Promise.all(
			Array.from({ length: 8 }, async () => {
				const one = testClient(new Client({ name: 'test', version: '1' }));
				await one.client.connect(new StreamableHTTPClientTransport(new URL(url)));
				return one;
			}),
		);
		await Promise.all(
			clients.flatMap(({ call }, i) =>
				headings.map(async (_, j) => {
					const heading = headings[(i + j) % headings.length] as string;
					const { data } = await call('pinakes_get', { target_entry: heading, file_paths: ['handbook/release.md'] });
					expect(data.matched_heading).toBe(`## ${heading}`);
				}),
			),
		);
	});
});

describe('connections over HTTP that send no whole request', () => {
	// Without a limit they are open for more than a minute.
	it('are closed, silent ones and those that send a head byte by byte', async () => {
		const { port } = new URL((await serveHere({ headTime: 500 })).url);
		const closed = (send: (socket: ReturnType<typeof connect>) => void): Promise<unknown> =>
			new Promise((resolve) => {
				const socket = connect(Number(port), '127.0.0.1', () => send(socket));
				socket.on('error', () => {}).on('data', () => {});
				socket.once('close', resolve);
			});
		const drip = (socket: ReturnType<typeof connect>): void => {
			socket.write('POST /mcp HTTP/1.1\r\nx-slow: ');
			const timer = setInterval(() => socket.write('a'), 200);
			socket.once('close', () => clearInterval(timer));
		};
		await Promise.all([...Array.from({ length: 50 }, () => closed(() => {})), closed(drip)]);
	});
});
