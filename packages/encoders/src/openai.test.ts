import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EmbeddingsServerError, type OpenaiOptions, openaiEncoder } from './openai.ts';

/** What encoders ask of `fetch`. */
type Asked = (
	url: string,
	init: { readonly headers: Readonly<Record<string, string>>; readonly body: string; readonly signal: AbortSignal },
) => Promise<Response>;

interface Answer {
	readonly status?: number;
	readonly body?: unknown;
	readonly headers?: Readonly<Record<string, string>>;
}

/** A server that answers each request alike, and remembers them. */
function server({ status = 200, body = {}, headers = {} }: Answer = {}) {
	const requests: { url: string; headers: Readonly<Record<string, string>>; body: unknown }[] = [];
	const fetch: Asked = async (url, init) => {
		requests.push({ url, headers: init.headers, body: JSON.parse(init.body) });
		return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
	};
	return { fetch: fetch as unknown as typeof globalThis.fetch, requests };
}

const vectors = (...embeddings: unknown[]): object => ({
	object: 'list',
	data: embeddings.map((embedding, index) => ({ object: 'embedding', index, embedding })),
});

const SETTINGS = { url: 'http://localhost:11434/v1', model: 'bge-m3' };

/** The error that an answer to two texts gives. */
async function errorOf(answer: Answer, options: Partial<OpenaiOptions> = {}): Promise<EmbeddingsServerError> {
	const { fetch } = server(answer);
	return openaiEncoder({ ...SETTINGS, fetch, ...options })
		.encode(['a', 'b'], 'query')
		.then(
			() => expect.unreachable(),
			(cause) => cause,
		);
}

describe('an encoder that asks a server', () => {
	it('sends the texts of a call in one request, and has their vectors in their order', async () => {
		const { fetch, requests } = server({ body: vectors([1, 0.5], [0, -2]) });
		const encoder = openaiEncoder({ ...SETTINGS, fetch });
		expect(await encoder.encode(['a', '数据'], 'section')).toEqual([Float32Array.of(1, 0.5), Float32Array.of(0, -2)]);
		expect(requests).toEqual([
			{
				url: 'http://localhost:11434/v1/embeddings',
				headers: { 'content-type': 'application/json', accept: 'application/json' },
				body: { model: 'bge-m3', input: ['a', '数据'] },
			},
		]);
	});

	it('orders vectors by their index', async () => {
		const body = {
			data: [
				{ index: 1, embedding: [1] },
				{ index: 0, embedding: [2] },
			],
		};
		const encoder = openaiEncoder({ ...SETTINGS, fetch: server({ body }).fetch });
		expect(await encoder.encode(['a', 'b'], 'query')).toEqual([Float32Array.of(2), Float32Array.of(1)]);
	});

	it('sends nothing for no texts', async () => {
		const { fetch, requests } = server();
		expect(await openaiEncoder({ ...SETTINGS, fetch }).encode([], 'query')).toEqual([]);
		expect(requests).toEqual([]);
	});

	it.each([
		['http://h', 'http://h/v1/embeddings'],
		['http://h:8080/', 'http://h:8080/v1/embeddings'],
		['https://h/v1', 'https://h/v1/embeddings'],
		['https://h/v1/', 'https://h/v1/embeddings'],
		['https://h/api/v3/embeddings', 'https://h/api/v3/embeddings'],
		['https://h/openai?api-version=1#x', 'https://h/openai/embeddings?api-version=1'],
	])('asks %s at %s', async (url, asked) => {
		const { fetch, requests } = server({ body: vectors([1]) });
		await openaiEncoder({ ...SETTINGS, url, fetch }).encode(['a'], 'query');
		expect(requests.map((request) => request.url)).toEqual([asked]);
	});

	it.each<[string, Partial<OpenaiOptions>, string | undefined]>([
		['no key', {}, undefined],
		['a blank key', { apiKey: ' ' }, undefined],
		['a key', { apiKey: 'sk-1\n' }, 'Bearer sk-1'],
	])('sends %s', async (_, options, authorization) => {
		const { fetch, requests } = server({ body: vectors([1]) });
		await openaiEncoder({ ...SETTINGS, ...options, fetch }).encode(['a'], 'query');
		expect(requests[0]?.headers.authorization).toBe(authorization);
	});

	it('is identified by its model, not by its address', () => {
		const of = (options: Partial<OpenaiOptions>): string => openaiEncoder({ ...SETTINGS, ...options }).fingerprint;
		expect(openaiEncoder(SETTINGS).name).toBe('openai:bge-m3');
		expect(of({ url: 'https://elsewhere/v1?key=secret', apiKey: 'secret' })).toBe(of({}));
		expect(of({ model: 'other' })).not.toBe(of({}));
	});
});

describe('an answer without vectors', () => {
	it.each<[string, Answer, RegExp]>([
		['HTML', { body: '<!DOCTYPE html><html>login</html>' }, /answered with HTML instead of JSON\. Check that its URL/],
		['NaN', { body: '{"data":[{"embedding":[1,NaN]},{"embedding":[1,2]}]}' }, /gave a vector that has NaN or Infinity/],
		['half an answer', { body: '{"data":[{"embedding":[1,' }, /something that is not JSON/],
		['no bytes', { body: '' }, /something that is not JSON/],
		['other JSON', { body: { embeddings: [[1]] } }, /JSON that has no list data/],
		['a list', { body: [1] }, /JSON that has no list data/],
		['fewer vectors', { body: vectors([1]) }, /gave 1 vectors for 2 texts/],
		['more vectors', { body: vectors([1], [1], [1]) }, /gave 3 vectors for 2 texts/],
		[
			'no numbers',
			{ body: vectors([1, null], [1, 2]) },
			/something else than finite numbers, such as NaN, for the text 1/,
		],
		['texts for numbers', { body: vectors(['1'], ['2']) }, /something else than finite numbers/],
		['numbers beyond 32 bits', { body: vectors([1e300], [1]) }, /something else than finite numbers/],
		['an empty vector', { body: vectors([], []) }, /gave no vector for the text 1/],
		['base64', { body: vectors('AACAPw==', 'AACAPw==') }, /gave no vector for the text 1/],
		['vectors of two lengths', { body: vectors([1, 2], [1]) }, /gave a vector of 1 dimensions, not 2/],
		[
			'two vectors for one text',
			{
				body: {
					data: [
						{ index: 0, embedding: [1] },
						{ index: 0, embedding: [1] },
					],
				},
			},
			/two/,
		],
		[
			'a vector for no text',
			{
				body: {
					data: [
						{ index: 0, embedding: [1] },
						{ index: 2, embedding: [1] },
					],
				},
			},
			/text 2 of 2/,
		],
	])('of %s is an error that names the host', async (_, answer, message) => {
		const error = await errorOf(answer);
		expect(error.message).toMatch(message);
		expect(error.message).toMatch(/^The embeddings server at localhost:11434 /);
		expect([error.code, error.retries]).toEqual(['embeddings_server', 0]);
	});

	it('that is huge is not read to its end', async () => {
		let sent = 0;
		const body = new ReadableStream<Uint8Array>({
			pull(controller) {
				sent += 2 ** 20;
				controller.enqueue(new Uint8Array(2 ** 20).fill(32));
			},
		});
		const fetch: Asked = async () => new Response(body);
		await expect(openaiEncoder({ ...SETTINGS, fetch: fetch as never }).encode(['a', 'b'], 'query')).rejects.toThrow(
			/more than 1572864 bytes/,
		);
		expect(sent).toBeLessThan(2 ** 23);
	});

	it.each<[number, Record<string, string>, RegExp, number, number | undefined]>([
		[401, {}, /answered 401\. Give it an API key/, 0, undefined],
		[403, {}, /answered 403\. Give it an API key/, 0, undefined],
		[404, {}, /answered 404 \(no such model\)\. Check its URL, and that it has the model/, 0, undefined],
		[400, {}, /answered 400 \(no such model\)/, 0, undefined],
		[301, { location: 'https://elsewhere' }, /answered 301 .*It lies elsewhere/, 0, undefined],
		[429, { 'retry-after': '7' }, /answered 429 .*Try again later/, 5, 7000],
		[429, { 'retry-after': 'soon' }, /answered 429/, 5, undefined],
		[503, {}, /answered 503/, 5, undefined],
		[500, { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, /answered 500/, 5, 0],
	])('of status %i tells whether asking again may help', async (status, headers, message, retries, retryAfter) => {
		const error = await errorOf({ status, headers, body: { error: { message: 'no such\nmodel' } } });
		expect(error.message).toMatch(message);
		expect([error.retries, error.retryAfter]).toEqual([retries, retryAfter]);
	});

	it('for too long is an error that tells how long', async () => {
		const fetch: Asked = (_, { signal }) =>
			new Promise((_resolve, reject) => {
				signal.addEventListener('abort', () => reject(signal.reason));
			});
		const asked = openaiEncoder({ ...SETTINGS, timeout: 20, fetch: fetch as never }).encode(['a'], 'query');
		await expect(asked).rejects.toThrow(/localhost:11434 did not answer within 0\.02 s/);
		await expect(asked).rejects.toMatchObject({ retries: 1 });
	});

	it.each([
		['ECONNREFUSED', 1],
		['ENOTFOUND', 1],
		['ECONNRESET', 5],
		['EAI_AGAIN', 5],
	])('is an error that says why, and whether waiting may help: %s', async (code, retries) => {
		const fetch: Asked = async (url) => {
			throw new TypeError(`fetch failed: ${url}`, { cause: { code } });
		};
		const asked = openaiEncoder({ ...SETTINGS, fetch: fetch as never }).encode(['a'], 'query');
		await expect(asked).rejects.toThrow(
			`The embeddings server at localhost:11434 cannot be reached (${code}). Check that it runs, and its URL.`,
		);
		await expect(asked).rejects.toMatchObject({ retries });
	});
});

describe('what is secret', () => {
	const SECRETS = ['sk-secret', 'k3 y', 'k3%20y'];
	const url = 'http://h/v1?key=k3%20y';

	it.each([400, 401, 404, 429, 500])('is in no error, whatever the server repeats with status %i', async (status) => {
		const body = { error: { message: `You sent ${SECRETS.join(' and ')} to ${url}` } };
		const { message, stack } = await errorOf({ status, body }, { url, apiKey: 'sk-secret' });
		for (const secret of SECRETS) expect(`${message}${stack}`).not.toContain(secret);
		expect(message).toContain('server at h answered');
	});

	it('is in no error if there is no answer', async () => {
		const fetch: Asked = async (asked, { headers }) => {
			throw new TypeError(`${asked} ${headers.authorization} ${url}`, { cause: { code: `${url} refused` } });
		};
		const error = await errorOf({}, { url, apiKey: 'sk-secret', fetch: fetch as never });
		for (const secret of SECRETS) expect(error.message).not.toContain(secret);
		expect(error.message).toContain('cannot be reached (TypeError)');
	});

	it.each(['', 'localhost', 'me:sk-secret', 'ftp://me:sk-secret@h', 'http://', 'http://me:sk-secret@'])(
		'is in no error for what is no address: %s',
		(wrong) => {
			expect(() => openaiEncoder({ ...SETTINGS, url: wrong })).toThrow(/is not a URL: give one such as/);
			expect(() => openaiEncoder({ ...SETTINGS, url: wrong })).not.toThrow(/sk-secret/);
		},
	);

	it('is in no error for an address with a password', () => {
		const ask = () => openaiEncoder({ ...SETTINGS, url: 'http://me:sk-secret@h/v1' });
		expect(ask).toThrow(/^The address of the embeddings server has a user or a password: give an API key\.$/);
	});

	it.each(['sk-secret\nsk-other', 'sk-secret数', 'sk secret'])('is in no error for what is no key: %j', (apiKey) => {
		expect(() => openaiEncoder({ ...SETTINGS, apiKey })).toThrow(/^The API key has characters that no header can hold/);
	});

	it('is in no error for any answer', async () => {
		const json = fc.oneof(
			fc.json(),
			fc.json({ maxDepth: 4 }).map((text) => `{"data":${text}}`),
			fc.string(),
		);
		await fc.assert(
			fc.asyncProperty(json, fc.constantFrom(200, 400, 500), async (text, status) => {
				const error = await errorOf({ status, body: `${text} sk-secret` }, { url, apiKey: 'sk-secret' });
				expect(error.code).toBe('embeddings_server');
				expect(error.message).not.toContain('sk-secret');
			}),
		);
	});
});
