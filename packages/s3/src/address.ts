import { PinakesError } from '@pinakes/query';

/** A folder of a bucket: `s3://bucket/prefix`. */
export interface BucketAddress {
	readonly bucket: string;
	/** Empty, or with a slash at its end. */
	readonly prefix: string;
	/** The address in messages. */
	readonly name: string;
}

const SCHEME = /^s3:\/\//i;
const BUCKET = /^[a-z0-9][\w.-]{1,61}[a-z0-9]$/i;

/** Matches names that need no escaping in a URL, a key or a signature. */
const NAME = /^(?!\.{1,2}$)[\w.-]+$/;

/** Whether a location is the address of a bucket. */
export function isBucketAddress(location: string): boolean {
	return SCHEME.test(location);
}

/**
 * Parses the address of a folder of a bucket.
 *
 * @throws PinakesError `invalid_value` for another address
 */
export function readBucketAddress(address: string): BucketAddress {
	const [bucket = '', ...names] = `${address}`.replace(SCHEME, '').replace(/\/$/, '').split('/');
	if (!isBucketAddress(address) || !BUCKET.test(bucket) || !names.every((name) => NAME.test(name))) {
		throw new PinakesError(
			'invalid_value',
			`${JSON.stringify(address)} is not the address of a bucket: write s3://BUCKET/PREFIX, with letters, digits and . _ - in each name.`,
		);
	}
	return { bucket, prefix: names.map((name) => `${name}/`).join(''), name: ['s3:/', bucket, ...names].join('/') };
}
