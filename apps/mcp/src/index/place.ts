import { createHash } from 'node:crypto';
import type { Content } from '@pinakes/query';
import { checkedSource } from '@pinakes/query/checked-source';
import { directoryPlace } from './directory.ts';
import type { IndexPlace, UrlSettings } from './index-place.ts';
import { urlPlace } from './url.ts';

/**
 * The place of an index by what a user calls it: a URL or a folder. Every file that is read is compared with the
 * SHA-256 of the manifest that was read before it, so that files of two builds never make one index.
 */
export function placeOf(location: string, settings: UrlSettings): IndexPlace {
	const place = /^https?:\/\//i.test(location) ? urlPlace(location, settings) : directoryPlace(location);
	return { ...place, source: () => checkedSource(place.source(), sha256) };
}

async function sha256(content: Content): Promise<string> {
	return createHash('sha256').update(content).digest('hex');
}
