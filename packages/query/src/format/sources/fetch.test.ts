import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bytesOf, type Fetch, fetchSource, fetchWithinOrigin } from './fetch.ts';

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
			const response = { ok: redirect === 'follow', arrayBuffer: async () => new ArrayBuffer(0) };
			return redirect === 'manual'
				? { ...response, status: 0, type: 'opaqueredirect' }
				: { ...response, status: 200, type: 'basic' };
		});
		expect([answer.status, modes]).toEqual([200, ['manual', 'follow']]);
	});
});

it.each(['as a stream', 'at once'])(
	'a body that comes %s is read up to so many bytes, and refused beyond',
	async (how) => {
		const bodyOf = (bytes: number) => {
			const response = new Response(new Uint8Array(bytes).fill(7));
			return how === 'at once' ? { arrayBuffer: () => response.arrayBuffer() } : response;
		};
		expect(await bytesOf(bodyOf(3), 3)).toEqual(new Uint8Array([7, 7, 7]));
		await expect(bytesOf(bodyOf(4), 3)).rejects.toThrow(new RangeError('over 3 bytes'));
	},
);

const encoder = new TextEncoder();

/** A fetch that knows some addresses, and what was asked of it. */
function fakeFetch(answers: Readonly<Record<string, string | number | Error>>): { fetch: Fetch; asked: string[] } {
	const asked: string[] = [];
	const fetch: Fetch = async (url) => {
		asked.push(url);
		const answer = answers[url] ?? 404;
		if (answer instanceof Error) throw answer;
		const status = typeof answer === 'number' ? answer : 200;
		const bytes = encoder.encode(typeof answer === 'number' ? 'an error page' : answer);
		return { ok: status >= 200 && status < 300, status, arrayBuffer: async () => bytes.slice().buffer };
	};
	return { fetch, asked };
}

describe('fetchSource', () => {
	it('reads from below its address, with or without a closing slash', async () => {
		const { fetch, asked } = fakeFetch({ 'https://x.test/index/parts/a.json': '[]' });
		for (const url of ['https://x.test/index', 'https://x.test/index/', new URL('https://x.test/index')]) {
			const source = fetchSource(url, fetch);
			expect(source.name).toBe('https://x.test/index/');
			expect(await source.read('parts/a.json')).toEqual(encoder.encode('[]'));
		}
		expect(asked).toEqual(Array(3).fill('https://x.test/index/parts/a.json'));
	});

	it('has no file where the server has none', async () => {
		expect(await fetchSource('https://x.test', fakeFetch({}).fetch).read('manifest.json')).toBeUndefined();
	});

	it.each([500, 503, 403, 401, 301, 410, 429])('fails if the server answers %d, and says so', async (status) => {
		const { fetch } = fakeFetch({ 'https://x.test/manifest.json': status });
		await expect(fetchSource('https://x.test', fetch).read('manifest.json')).rejects.toMatchObject({
			name: 'PinakesError',
			code: 'unreadable_source',
			file: 'manifest.json',
			message: `https://x.test/manifest.json cannot be fetched (${status}): check the address, and who may read it.`,
		});
	});

	it('asks again if a server is busy or a connection is lost, and only there', async () => {
		const asked: number[] = [];
		const answers = [503, new TypeError('fetch failed'), 200, 403, 404];
		const source = fetchSource('https://x.test', async () => {
			const answer = answers[asked.length];
			asked.push(asked.length);
			if (typeof answer !== 'number') throw answer;
			return { ok: answer === 200, status: answer, arrayBuffer: async () => encoder.encode('x').slice().buffer };
		});
		expect(await source.read('a')).toEqual(encoder.encode('x'));
		// A bucket that may not be listed answers so for what it does not have.
		expect(await source.read('a')).toBeUndefined();
		expect(await source.read('manifest.json')).toBeUndefined();
		expect(asked).toHaveLength(5);
	});

	it('fails if the network does, and says how', async () => {
		const { fetch } = fakeFetch({ 'https://x.test/manifest.json': new TypeError('fetch failed') });
		await expect(fetchSource('https://x.test', fetch).read('manifest.json')).rejects.toMatchObject({
			code: 'unreadable_source',
			message: expect.stringContaining('(fetch failed)'),
		});
	});

	it('fails if the answer breaks off', async () => {
		const fetch: Fetch = async () => ({
			ok: true,
			status: 200,
			arrayBuffer: () => Promise.reject(new Error('aborted')),
		});
		await expect(fetchSource('https://x.test', fetch).read('a')).rejects.toMatchObject({
			code: 'unreadable_source',
			message: expect.stringContaining('aborted'),
		});
	});

	it('fails if the fetch throws before it promises anything', async () => {
		const fetch: Fetch = () => {
			throw new TypeError('Invalid URL');
		};
		await expect(fetchSource('https://x.test', fetch).read('a')).rejects.toMatchObject({ code: 'unreadable_source' });
	});
});

describe('fetchSource in front of a server that is not trusted', () => {
	const answer = (url: string, body?: ReadableStream<Uint8Array>): Awaited<ReturnType<Fetch>> => ({
		ok: true,
		status: 200,
		url,
		...(body ? { body } : {}),
		arrayBuffer: async () => encoder.encode('x').slice().buffer,
	});

	it('refuses a redirect to another origin, and follows one within', async () => {
		const source = fetchSource('https://x.test/a', async (url) =>
			answer(url.endsWith('/b') ? 'https://y.test/b' : 'https://x.test/elsewhere'),
		);
		await expect(source.read('b')).rejects.toMatchObject({
			code: 'unreadable_source',
			message: expect.stringContaining('redirected to https://y.test/b'),
		});
		expect(await source.read('c')).toEqual(encoder.encode('x'));
		expect(await fetchSource('index', async () => answer('https://x.test/index/a')).read('a')).toHaveLength(1);
	});

	it('reads an answer in pieces, and cuts off one without end', async () => {
		const pieces = (count: number, size: number): ReadableStream<Uint8Array> => {
			let left = count;
			return new ReadableStream({
				pull: (controller) => (left-- > 0 ? controller.enqueue(new Uint8Array(size).fill(7)) : controller.close()),
			});
		};
		const read = (count: number, size: number): Promise<unknown> =>
			fetchSource('https://x.test', async (url) => answer(url, pieces(count, size))).read('a');
		expect(await read(0, 1)).toEqual(new Uint8Array());
		expect(await read(5, 30_000)).toEqual(new Uint8Array(150_000).fill(7));
		await expect(read(Number.POSITIVE_INFINITY, 2 ** 22)).rejects.toMatchObject({
			message: expect.stringContaining('over 268435456 bytes'),
		});
	});

	it.each([
		['says nothing', () => new Promise<never>(() => undefined)],
		[
			'stops in the middle',
			async (url: string) => answer(url, new ReadableStream({ start: (to) => to.enqueue(encoder.encode('[')) })),
		],
	])('gives up a connection that %s, and asks again', async (_, fetch: Fetch) => {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		let asked = 0;
		const source = (answered: number) =>
			fetchSource('https://x.test', (url) => (asked++ < answered ? fetch(url) : Promise.resolve(answer(url))));
		const read = [
			source(1).read('a'),
			source(9)
				.read('a')
				.catch((cause) => cause),
		];
		await vi.advanceTimersByTimeAsync(120_000);
		expect(await read[0]).toEqual(encoder.encode('x'));
		expect(await read[1]).toMatchObject({
			code: 'unreadable_source',
			message: expect.stringContaining('a cannot be fetched (no answer within 30000 ms)'),
		});
		expect([asked, vi.getTimerCount()]).toEqual([5, 0]);
	});

	it('waits no longer than a minute', async () => {
		const signals: unknown[] = [];
		vi.stubGlobal('fetch', async (url: string, { signal }: { signal: unknown }) => {
			signals.push(signal);
			return answer(url);
		});
		await fetchSource('https://x.test').read('a');
		vi.unstubAllGlobals();
		expect(signals).toEqual([expect.any(AbortSignal)]);
	});
});

describe('fetchSource without a custom fetch', () => {
	afterEach(() => vi.unstubAllGlobals());

	it('uses the current fetch of the runtime', async () => {
		const source = fetchSource('https://x.test');
		vi.stubGlobal('fetch', fakeFetch({ 'https://x.test/a': 'x' }).fetch);
		expect(await source.read('a')).toEqual(encoder.encode('x'));
	});

	it('fails as any other read does if the runtime has none', async () => {
		vi.stubGlobal('fetch', undefined);
		await expect(fetchSource('https://x.test').read('a')).rejects.toMatchObject({ code: 'unreadable_source' });
	});
});
