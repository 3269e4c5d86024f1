import { isAddress, readAddress } from '@pinakes/postgres';
import type { Source } from '@pinakes/query';
import { directorySource, lookUpSource } from '@pinakes/query/node';

/** Timeout of a request or statement, in milliseconds. */
const TIME_LIMIT = 10_000;

/** Whether a location is a URL or the address of a database, not a folder. */
export function isRemote(location: string): boolean {
	return isAddress(location) || /^https?:\/\//i.test(location);
}

/** Returns a location for messages, without a password. */
export function shownLocation(location: string): string {
	if (!isAddress(location)) return location.replace(/^(https?:\/\/)[^/@]*@/i, '$1');
	const { name, collection } = readAddress(location);
	return `${name}#${collection}`;
}

/** Returns the source of the index at a location: a folder, a URL, or the address of a database. */
export async function sourceAt(location: string): Promise<Source> {
	if (!isRemote(location)) return directorySource(location);
	const { locateIndex } = await import('@pinakes/mcp/locate-index');
	const located = locateIndex(location, { timeLimit: TIME_LIMIT, refreshAfter: 0 });
	opened.push(located);
	return located.source();
}

/** Does the same for look-ups, which do not need a list of all files, so that published indexes in folders work too. */
export async function lookUpSourceAt(location: string): Promise<Source> {
	return isRemote(location) ? sourceAt(location) : lookUpSource(location);
}

/** Opened sources, whose connections would keep the program alive. */
const opened: { close?(): Promise<void> }[] = [];

export async function closeSources(): Promise<void> {
	for (const located of opened.splice(0)) await located.close?.();
}
