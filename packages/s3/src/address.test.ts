import { expect, it } from 'vitest';
import { readBucketAddress } from './address.ts';

it.each([
	['s3://docs', { bucket: 'docs', prefix: '', name: 's3://docs' }],
	[
		'S3://acme.docs/hand-book/v1/',
		{ bucket: 'acme.docs', prefix: 'hand-book/v1/', name: 's3://acme.docs/hand-book/v1' },
	],
])('reads %s', (address, expected) => {
	expect(readBucketAddress(address)).toEqual(expected);
});

it.each([
	's3://',
	's3://x',
	's3://docs//a',
	's3://docs/../a',
	's3://docs/a b',
	's3://do cs',
	'https://docs',
	's3://docs/a?b',
])('refuses %s', (address) => {
	expect(() => readBucketAddress(address)).toThrow(`${JSON.stringify(address)} is not the address of a bucket`);
});
