import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE, severalSegments } from '@pinakes/query/format/manifest';
import { readSegmentsManifest } from '@pinakes/query/format/segments-manifest';

/**
 * Checks that a folder is not one of several segments, before a command that wants one index.
 *
 * @throws PinakesError `not_an_index` that says how to make one of them
 */
export function refuseSegments(folder: string): void {
	const file = join(folder, MANIFEST_FILE);
	if (!existsSync(file)) return;
	if (readSegmentsManifest(readFileSync(file, 'utf8'), folder) !== undefined) throw severalSegments(folder);
}
