import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { createTemporaryFiles } from '../spill/temporary-files.ts';
import { packedIndex } from './packed-index.ts';
import { readIndex } from './read-index.ts';
import { webFiles } from './web-files.ts';

/**
 * Returns the files of an index for an object store, by path: packs, whose names depend on their content, and the
 * manifests, whose names are constant. Readers are the same as for sites. Packs are read from temporary files when they are
 * asked for.
 *
 * @throws BuildError for a folder without an index, or a missing or changed file
 */
export function publishedIndex(folder: string): ReadonlyMap<string, string | Uint8Array> {
	const spill = createTemporaryFiles();
	return spill.ownedBy(packedIndex(webFiles(readIndex(folder), spill), spill, (path) => path !== MANIFEST_FILE));
}
