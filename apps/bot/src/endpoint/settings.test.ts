import { describe, expect, it } from 'vitest';
import { DEFAULT_MODEL, endpointSettings } from './settings.ts';

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
