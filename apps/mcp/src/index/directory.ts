import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { directorySource, isPublished, publishedSource } from '@pinakes/query/node';
import { checked } from './checked.ts';
import type { IndexLocation } from './index-location.ts';

/**
 * An index in a folder. A build puts a new manifest in the place of the old, so that the file itself is another. The parts of a
 * published index have checksums of their own, and its light manifest lists no SHA-256.
 */
export function directoryLocation(folder: string): IndexLocation {
	const manifest = join(folder, MANIFEST_FILE);
	return {
		name: folder,
		async stamp() {
			try {
				const { ino, mtimeNs, size } = await stat(manifest, { bigint: true });
				return `${ino} ${mtimeNs} ${size}`;
			} catch {
				return undefined;
			}
		},
		source: () => (isPublished(folder) ? publishedSource(folder) : checked(directorySource(folder))),
	};
}
