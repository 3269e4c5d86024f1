import { isAddress, readAddress } from '@pinakes/postgres';
import type { Source } from '@pinakes/query';
import { directorySource, lookUpSource } from '@pinakes/query/node';
import { isBucketAddress } from '@pinakes/s3';

/** Milliseconds for one file or statement of an index elsewhere. */
const TIME_LIMIT = 10_000;

/** Whether a location is not a folder, but a URL, or the address of a bucket or database, which may have a password. */
export function isRemote(location: string): boolean {
	return isAddress(location) || isBucketAddress(location) || /^https?:\/\//i.test(location);
}

/** The location as it is shown: without a password. */
export function shownLocation(location: string): string {
	if (!isAddress(location)) return location.replace(/^(https?:\/\/)[^/@]*@/i, '$1');
	const { name, collection } = readAddress(location);
	return `${name}#${collection}`;
}

/** The source of the index at a location: a folder, a URL, or the address of a bucket or database. */
export async function sourceAt(location: string): Promise<Source> {
	if (!isRemote(location)) return directorySource(location);
	const { locateIndex } = await import('@pinakes/mcp/locate-index');
	const located = locateIndex(location, { timeLimit: TIME_LIMIT, refreshAfter: 0 });
	opened.push(located);
	return located.source();
}

/** The same for look-ups, which need no list of all files: a published index in a folder has a manifest without. */
export async function lookUpSourceAt(location: string): Promise<Source> {
	return isRemote(location) ? sourceAt(location) : lookUpSource(location);
}

/** Indexes that were read, whose connections would keep the program alive. */
const opened: { close?(): Promise<void> }[] = [];

/** Ends the connections of all sources. */
export async function closeSources(): Promise<void> {
	for (const located of opened.splice(0)) await located.close?.();
}
