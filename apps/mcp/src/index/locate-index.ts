import { UsageError } from '@pinakes/command-line/usage-error';
import { isAddress } from '@pinakes/postgres';
import { databaseLocation } from './database.ts';
import { directoryLocation } from './directory.ts';
import type { IndexLocation, RemoteSettings } from './index-location.ts';
import { urlLocation } from './url.ts';

/**
 * The location of an index by what a user calls it: a URL, the address of a database, or a folder. Every file
 * that is read is compared with a checksum, so that files of two builds never make one index.
 *
 * @throws UsageError for an address of another kind
 */
export function locateIndex(location: string, settings: RemoteSettings): IndexLocation {
	if (isAddress(location)) return databaseLocation(location, settings);
	if (isUrl(location)) return urlLocation(location, settings);
	const [, scheme] = /^([a-z][a-z\d+.-]+):\/\//i.exec(location) ?? [];
	// The rest may have a password.
	if (scheme !== undefined) throw new UsageError(`${KINDS}, not of ${scheme}.`);
	return directoryLocation(location);
}

const KINDS = '--index must be a folder, or an address of http, https or postgres';

/** Whether a location is the address of a web server. */
function isUrl(location: string): boolean {
	return /^https?:\/\//i.test(location);
}
