import { check } from '@pinakes/query/format/errors';
import { AwsClient } from 'aws4fetch';
import { readBucketAddress } from './address.ts';
import { type BucketSettings, checkSettings, settingsOf } from './settings.ts';

/** A folder of a bucket, with `fetch` for it. */
export interface Bucket {
	/** Its address, `s3://bucket/prefix`. */
	readonly name: string;
	readonly bucket: string;
	/** Empty, or with a slash at its end. */
	readonly prefix: string;
	/** URLs of the bucket and of the folder, with a trailing slash. */
	readonly root: string;
	readonly url: string;
	readonly isSigned: boolean;
	/** `fetch` with signed requests, for URLs of this bucket. */
	readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
}

/** Timeout of a request without its own signal, in milliseconds. */
const MAX_TIME = 60_000;

/**
 * Returns a folder of a bucket, without sending a request.
 *
 * @param address `s3://bucket/prefix`
 * @param settings default: those of the environment
 * @throws PinakesError `invalid_value` for an invalid address or settings
 */
export function openBucket(address: string, settings: BucketSettings = settingsOf(process.env)): Bucket {
	const { bucket, prefix, name } = readBucketAddress(address);
	const { key, region, endpoint } = checkSettings(settings);
	const root = rootOf(bucket, { region, endpoint });
	// The caller retries.
	const client = key && new AwsClient({ ...given(key), region, service: 's3', retries: 0 });
	return {
		name,
		bucket,
		prefix,
		root,
		url: root + prefix,
		isSigned: client !== undefined,
		async fetch(url, init) {
			const { signal = AbortSignal.timeout(MAX_TIME), redirect = 'manual' } = init ?? {};
			const options = { ...init, signal, redirect };
			return client === undefined ? fetch(url, options) : fetch(await client.sign(url, options), { signal, redirect });
		},
	};
}

/**
 * Checks that there is an open bucket.
 *
 * @throws PinakesError `invalid_value`, for an address as well
 */
export function checkBucket(bucket: Bucket): void {
	check(typeof bucket?.fetch === 'function', 'No bucket: give the one of openBucket(address).');
}

/** Returns the URL of a bucket. Certificates do not cover subdomains with a dot, so such a bucket is in the path. */
function rootOf(bucket: string, { endpoint, region }: BucketSettings): string {
	if (endpoint !== undefined) return `${endpoint}/${bucket}/`;
	const host = `s3.${region}.amazonaws.com`;
	return bucket.includes('.') ? `https://${host}/${bucket}/` : `https://${bucket}.${host}/`;
}

function given(key: NonNullable<BucketSettings['key']>): {
	accessKeyId: string;
	secretAccessKey: string;
	sessionToken?: string;
} {
	const { accessKeyId, secretAccessKey, sessionToken } = key;
	return { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) };
}
