import { createHash } from 'node:crypto';
import type { Content, Source } from '@pinakes/query';
import { checkedSource } from '@pinakes/query/checked-source';
import { directoryPlace } from './directory.ts';
import { urlPlace } from './url.ts';

/** Where an index lies, and how it is noticed that another one lies there now. */
export interface IndexPlace {
	/** Stands in messages. */
	readonly name: string;
	/**
	 * Tells one build from another; undefined for the moment in which a build swaps folders.
	 *
	 * @throws PinakesError where the place cannot be reached
	 */
	stamp(): Promise<string | undefined>;
	/** The index that lies there now, to be opened once. */
	source(): Source;
}

/** How an index on a web server is read. */
export interface UrlSettings {
	/** Milliseconds for one file of it. */
	readonly timeLimit: number;
	/** Milliseconds in which it is not asked again whether it was rebuilt. */
	readonly refreshAfter: number;
}

/**
 * The place of an index by what a user calls it: a URL or a folder. Every file that is read is held against the
 * SHA-256 of the manifest that was read before it, so that files of two builds never make one index.
 */
export function placeOf(location: string, settings: UrlSettings): IndexPlace {
	const place = /^https?:\/\//i.test(location) ? urlPlace(location, settings) : directoryPlace(location);
	return { ...place, source: () => checkedSource(place.source(), sha256) };
}

async function sha256(content: Content): Promise<string> {
	return createHash('sha256').update(content).digest('hex');
}
