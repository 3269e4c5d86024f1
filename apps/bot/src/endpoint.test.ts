import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeEndpoint, fakeEndpoint, reply } from '../testing/fake-endpoint.ts';
import { type Complete, completeBy, DEFAULT_MODEL, endpointSettings } from './endpoint.ts';

describe('endpointSettings', () => {
	it('is none without an address, whatever key there is', () => {
		expect(endpointSettings({ OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: ' ' })).toBeUndefined();
	});

	it.each([
		['http://127.0.0.1:11434/v1', 'http://127.0.0.1:11434/v1/chat/completions'],
		['https://api.example.org/v1/', 'https://api.example.org/v1/chat/completions'],
		['https://example.org/v1/chat/completions', 'https://example.org/v1/chat/completions'],
		['https://example.org/openai?api-version=1', 'https://example.org/openai/chat/completions?api-version=1'],
	])('posts to %s', (base, url) => {
		expect(endpointSettings({ OPENAI_BASE_URL: base })).toEqual({
			url: new URL(url),
			model: DEFAULT_MODEL,
			key: undefined,
		});
	});

	it('takes model and key, without the line end of a file', () => {
		const settings = endpointSettings({ OPENAI_BASE_URL: 'http://x/v1', OPENAI_MODEL: 'm', OPENAI_API_KEY: 'sk-1\n' });
		expect(settings).toMatchObject({ model: 'm', key: 'sk-1' });
	});

	it.each([
		[{ OPENAI_BASE_URL: 'localhost:11434' }, /OPENAI_BASE_URL is not a web address/],
		[{ OPENAI_BASE_URL: 'file:///etc/passwd' }, /OPENAI_BASE_URL is not a web address/],
		[{ OPENAI_BASE_URL: 'https://me:sk-secret@example.org' }, /has a user name or a password/],
		[{ OPENAI_BASE_URL: 'http://x', OPENAI_API_KEY: 'sk-secret\nx: y' }, /OPENAI_API_KEY has characters/],
		[{ OPENAI_BASE_URL: 'http://x', OPENAI_API_KEY: 'sk-secret密钥' }, /OPENAI_API_KEY has characters/],
	])('refuses %j without telling a secret', (environment, message) => {
		expect(() => endpointSettings(environment)).toThrow(message);
		expect(() => endpointSettings(environment)).not.toThrow(/sk-secret/);
	});
});

const KEY = 'sk-secret-1234567890';
const MESSAGES = [{ role: 'user', content: '你好' }] as const;

let endpoint: FakeEndpoint;
let complete: Complete;

beforeAll(async () => {
	endpoint = await fakeEndpoint();
});

afterAll(() => endpoint[Symbol.asyncDispose]());

function client(timeout = 30_000): Complete {
	const settings = endpointSettings({ OPENAI_BASE_URL: endpoint.base, OPENAI_API_KEY: KEY, OPENAI_MODEL: 'tiny' });
	if (settings === undefined) throw new Error('no settings');
	return completeBy(settings, timeout);
}

describe('completeBy', () => {
	it('posts messages, model and key, and returns the reply', async () => {
		complete = client();
		expect(await complete(MESSAGES)).toEqual({ reply: 'got 1' });
		expect(endpoint.asked.at(-1)).toEqual({
			url: '/v1/chat/completions',
			authorization: `Bearer ${KEY}`,
			body: { model: 'tiny', messages: MESSAGES, stream: false },
		});
	});

	it('takes a reply in parts', async () => {
		endpoint.respond = (_, response) =>
			reply(response, [{ type: 'text', text: 'a' }, { type: 'image' }, { text: 'b' }]);
		expect(await client()(MESSAGES)).toEqual({ reply: 'ab' });
	});

	it.each([
		[401, 'refused_key'],
		[403, 'refused_key'],
		[404, 'not_found'],
		[429, 'rate_limited'],
		[500, 'http_error'],
		[302, 'unreachable'],
	])('tells status %i as %s, and never passes on what it says', async (status, failure) => {
		endpoint.respond = (_, response) => {
			response.writeHead(status, { location: 'http://127.0.0.1:1/' });
			response.end(`{"error":{"message":"Incorrect API key provided: ${KEY}"}}`);
		};
		const completion = await client()(MESSAGES);
		expect(completion).toMatchObject({ failure });
		expect(JSON.stringify(completion)).not.toContain('sk-');
	});

	it.each([
		['<!doctype html><title>Login</title>', 'not_json'],
		['', 'not_json'],
		['{"choices":[{"message":{"content":"cut', 'not_json'],
		['null', 'empty'],
		['[]', 'empty'],
		['{"choices":7}', 'empty'],
		['{"choices":[{"message":{"content":{"a":1}}}]}', 'empty'],
		['{"choices":[{"message":{"content":"  "}}]}', 'empty'],
		[`{"choices":[{"message":{"content":"${'x'.repeat(1_000_001)}"}}]}`, 'too_long'],
	])('reads %.40s as no reply', async (body, failure) => {
		endpoint.respond = (_, response) => response.end(body);
		expect(await client()(MESSAGES)).toEqual({ failure });
	});

	it('leaves an endpoint alone for as long as it asks', async () => {
		endpoint.respond = (_, response) => {
			response.writeHead(429, { 'retry-after': '120' });
			response.end();
		};
		complete = client();
		expect(await complete(MESSAGES)).toEqual({ failure: 'rate_limited', retryAfter: 120 });
		const { length } = endpoint.asked;
		expect(await complete(MESSAGES)).toMatchObject({ failure: 'rate_limited' });
		expect(endpoint.asked).toHaveLength(length);
	});

	it('asks again after a pause that was not named', async () => {
		endpoint.respond = (_, response) => {
			response.writeHead(429);
			response.end();
		};
		complete = client();
		expect(await complete(MESSAGES)).toEqual({ failure: 'rate_limited' });
		endpoint.respond = (_, response) => reply(response, 'again');
		expect(await complete(MESSAGES)).toEqual({ reply: 'again' });
	});

	it('waits no longer than the timeout for the head and for the body', async () => {
		endpoint.respond = () => undefined;
		expect(await client(50)(MESSAGES)).toEqual({ failure: 'timeout' });
		endpoint.respond = (_, response) => response.write('{"choices"');
		expect(await client(200)(MESSAGES)).toEqual({ failure: 'timeout' });
	});

	it('says that nobody is there', async () => {
		const settings = endpointSettings({ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' });
		if (settings === undefined) throw new Error('no settings');
		expect(await completeBy(settings, 30_000)(MESSAGES)).toEqual({ failure: 'unreachable' });
	});
});
