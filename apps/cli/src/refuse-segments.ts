import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSegmentsManifest } from '@pinakes/query/format/layouts/segments-manifest';
import { MANIFEST_FILE, severalSegments } from '@pinakes/query/format/manifest';

/**
 * Checks that a folder does not have several segments, for commands that need a single index.
 *
 * @throws PinakesError `not_an_index` with the command that makes one index of them
 */
export function refuseSegments(folder: string): void {
	const file = join(folder, MANIFEST_FILE);
	if (!existsSync(file)) return;
	if (readSegmentsManifest(readFileSync(file, 'utf8'), folder) !== undefined) throw severalSegments(folder);
}
