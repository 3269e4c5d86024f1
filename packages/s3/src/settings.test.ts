import { expect, it } from 'vitest';
import { openBucket } from './bucket.ts';
import { settingsOf } from './settings.ts';

const KEY = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

it.each([
	['nothing is set', {}, undefined, { region: 'us-east-1', endpoint: undefined, key: undefined }],
	[
		'all is set',
		{ ...KEY, AWS_SESSION_TOKEN: 'token', AWS_REGION: 'eu-west-1', AWS_ENDPOINT_URL: 'http://127.0.0.1:9/' },
		undefined,
		{
			region: 'eu-west-1',
			endpoint: 'http://127.0.0.1:9',
			key: { accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'token' },
		},
	],
	[
		'an endpoint is given',
		{ AWS_ENDPOINT_URL: 'http://a.test', AWS_DEFAULT_REGION: 'auto' },
		'https://b.test',
		{ region: 'auto', endpoint: 'https://b.test', key: undefined },
	],
])('are those of the environment: %s', (_, env, endpoint, expected) => {
	expect(settingsOf(env, endpoint)).toEqual(expected);
});

it.each([
	[{ AWS_ACCESS_KEY_ID: 'id' }, undefined, /belong together/],
	[{}, 'ftp://a.test', /endpoint .* is not valid/],
	[{}, 'https://me:secret@a.test', /^(?!.*secret).*endpoint .* is not valid/],
])('are refused: %j %s', (env, endpoint, message) => {
	expect(() => settingsOf(env, endpoint)).toThrow(message);
});

it.each([
	['s3://docs/a', {}, 'https://docs.s3.us-east-1.amazonaws.com/a/'],
	['s3://acme.docs', { AWS_REGION: 'eu-west-1' }, 'https://s3.eu-west-1.amazonaws.com/acme.docs/'],
	['s3://docs/a', { AWS_ENDPOINT_URL_S3: 'https://b.test/x' }, 'https://b.test/x/docs/a/'],
])('lead to a URL: %s %j', (address, env, url) => {
	expect(openBucket(address, settingsOf(env)).url).toBe(url);
});
