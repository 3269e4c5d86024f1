import { isAddress } from '@pinakes/postgres';
import type { Source } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';

/** Milliseconds for one file or statement of an index elsewhere. */
const TIME_LIMIT = 10_000;

/** Whether a location is not a folder, but a URL or the address of a database, which may have a password. */
export function isRemote(location: string): boolean {
	return isAddress(location) || /^https?:\/\//i.test(location);
}

/** The source of the index at a location: a folder, a URL, or the address of a database. */
export async function sourceAt(location: string): Promise<Source> {
	if (!isRemote(location)) return directorySource(location);
	const { placeOf } = await import('@pinakes/mcp/place');
	return placeOf(location, { timeLimit: TIME_LIMIT, refreshAfter: 0 }).source();
}
