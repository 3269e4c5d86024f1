import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { packedIndex } from './packed-index.ts';
import { readIndex } from './read-index.ts';
import { webFiles } from './web-files.ts';

/**
 * Returns the files of an index for an object store, by path: packs, whose names depend on their content, and the
 * manifests, whose names are constant. Readers are the same as for sites.
 *
 * @throws BuildError for a folder without an index, or a missing or changed file
 */
export function publishedIndex(folder: string): ReadonlyMap<string, string | Uint8Array> {
	return packedIndex(webFiles(readIndex(folder)), (path) => path !== MANIFEST_FILE);
}
