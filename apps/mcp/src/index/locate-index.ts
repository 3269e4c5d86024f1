import { createHash } from 'node:crypto';
import { isAddress } from '@pinakes/postgres';
import type { Content } from '@pinakes/query';
import { checkedSource } from '@pinakes/query/checked-source';
import { isBucketAddress, openBucket } from '@pinakes/s3';
import { databasePlace } from './database.ts';
import { directoryPlace } from './directory.ts';
import type { IndexPlace, RemoteSettings } from './index-location.ts';
import { urlPlace } from './url.ts';

/**
 * The place of an index by what a user calls it: a URL, the address of a database or of a bucket, or a folder. Every file
 * that is read is compared with the SHA-256 of the manifest that was read before it, so that files of two builds never
 * make one index.
 */
export function placeOf(location: string, settings: RemoteSettings): IndexPlace {
	const place = unchecked(location, settings);
	return { ...place, source: () => checkedSource(place.source(), sha256) };
}

function unchecked(location: string, settings: RemoteSettings): IndexPlace {
	if (isAddress(location)) return databasePlace(location, settings);
	if (isBucketAddress(location)) {
		const { url, fetch, name } = openBucket(location);
		return urlPlace(url, settings, { fetcher: fetch, name });
	}
	return isUrl(location) ? urlPlace(location, settings) : directoryPlace(location);
}

/** Whether a location is the address of a web server. */
export function isUrl(location: string): boolean {
	return /^https?:\/\//i.test(location);
}

async function sha256(content: Content): Promise<string> {
	return createHash('sha256').update(content).digest('hex');
}
