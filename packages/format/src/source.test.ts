import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Fetch, fetchSource, memorySource } from './source.ts';

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

describe('memorySource', () => {
	it('reads from a map and from an object, bytes and text as they are', async () => {
		const bytes = new Uint8Array([1, 2]);
		const files = { a: 'x', b: bytes };
		for (const source of [
			memorySource(new Map<string, string | Uint8Array>(Object.entries(files))),
			memorySource(files),
		]) {
			expect(await source.read('a')).toBe('x');
			expect(await source.read('b')).toBe(bytes);
			expect(await source.read('c')).toBeUndefined();
			expect(source.name).toBe('memory');
		}
	});

	it('has no files that objects have by birth', async () => {
		for (const name of ['__proto__', 'constructor', 'toString']) {
			expect(await memorySource({}).read(name)).toBeUndefined();
		}
	});

	it('is named as it is told to be', () => {
		expect(memorySource({}, 'the bundle').name).toBe('the bundle');
	});
});

describe('fetchSource', () => {
	it('reads from below its address, with or without a closing slash', async () => {
		const { fetch, asked } = fakeFetch({ 'https://x.test/index/parts/a.json': '[]' });
		for (const url of ['https://x.test/index', 'https://x.test/index/']) {
			const source = fetchSource(url, fetch);
			expect(source.name).toBe('https://x.test/index/');
			expect(await source.read('parts/a.json')).toEqual(encoder.encode('[]'));
		}
		expect(asked).toEqual(['https://x.test/index/parts/a.json', 'https://x.test/index/parts/a.json']);
	});

	it('has no file where the server has none', async () => {
		expect(await fetchSource('https://x.test', fakeFetch({}).fetch).read('manifest.json')).toBeUndefined();
	});

	it.each([500, 503, 403, 401, 301, 410, 429])('fails where the server answers %d, and says so', async (status) => {
		const { fetch } = fakeFetch({ 'https://x.test/manifest.json': status });
		await expect(fetchSource('https://x.test', fetch).read('manifest.json')).rejects.toMatchObject({
			name: 'PinakesError',
			code: 'unreadable_source',
			file: 'manifest.json',
			message: `https://x.test/manifest.json cannot be fetched (${status}): check the address.`,
		});
	});

	it('fails where the network does, and says how', async () => {
		const { fetch } = fakeFetch({ 'https://x.test/manifest.json': new TypeError('fetch failed') });
		await expect(fetchSource('https://x.test', fetch).read('manifest.json')).rejects.toMatchObject({
			code: 'unreadable_source',
			message: expect.stringContaining('TypeError: fetch failed'),
		});
	});

	it('fails where the answer breaks off', async () => {
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

	it('fails where the fetch throws before it promises anything', async () => {
		const fetch: Fetch = () => {
			throw new TypeError('Invalid URL');
		};
		await expect(fetchSource('https://x.test', fetch).read('a')).rejects.toMatchObject({ code: 'unreadable_source' });
	});
});

describe('fetchSource without a fetch of one’s own', () => {
	afterEach(() => vi.unstubAllGlobals());

	it('uses the runtime’s, whichever that is when it reads', async () => {
		const source = fetchSource('https://x.test');
		vi.stubGlobal('fetch', fakeFetch({ 'https://x.test/a': 'x' }).fetch);
		expect(await source.read('a')).toEqual(encoder.encode('x'));
	});

	it('fails as any other read does where the runtime has none', async () => {
		vi.stubGlobal('fetch', undefined);
		await expect(fetchSource('https://x.test').read('a')).rejects.toMatchObject({ code: 'unreadable_source' });
	});
});
