import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { packedIndex } from './packed-index.ts';
import { readIndex } from './read-index.ts';
import { webIndex } from './web-index.ts';

/**
 * Returns the index of a folder as it is published to an object store, by path: packs whose names change with their
 * content, and the manifests, which have the only names that stay. It is read as the index of a site is.
 *
 * @throws BuildError for a folder without an index, or a missing or changed file
 */
export function publishedIndex(folder: string): ReadonlyMap<string, string | Uint8Array> {
	return packedIndex(webIndex(readIndex(folder)), (path) => path !== MANIFEST_FILE);
}
