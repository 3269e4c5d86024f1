import { parseJson } from '../json.ts';
import { MANIFEST_FILE } from '../manifest.ts';
import { textOf } from '../utf8.ts';
import { createDigests, isListing } from './digests.ts';
import { once } from './once.ts';
import type { Content, Source } from './source.ts';

/** How the files of an index are read whose digests are known. */
interface ListedFiles extends Pick<Source, 'name' | 'loadLanguages'> {
	readManifest(): Promise<Content | undefined>;
	/**
	 * Reads any other file.
	 *
	 * @param digestOf returns the SHA-256 that the manifest lists for it, by a page or itself; undefined for none
	 */
	readPart(path: string, digestOf: () => Promise<string | undefined>): Promise<Content | undefined>;
}

/** Returns a source that knows the digests of its files. Files that list others are read once per manifest. */
export function listingSource({ name, loadLanguages, readManifest, readPart }: ListedFiles): Source {
	let readOnce = once(readFile);
	let digestOf = createDigests(undefined, readListing);

	async function readFile(path: string): Promise<Content | undefined> {
		if (path !== MANIFEST_FILE) return readPart(path, () => digestOf(path));
		const content = await readManifest();
		readOnce = once(readFile);
		digestOf = createDigests(content && parseJson(textOf(content)), readListing);
		return content;
	}

	async function readListing(path: string): Promise<string | undefined> {
		const content = await readOnce(path);
		return content && textOf(content);
	}

	return { name, loadLanguages, read: (path) => (isListing(path) ? readOnce(path) : readFile(path)) };
}
