import { createDigests, isListing } from './digests.ts';
import { parseJson } from './json.ts';
import { MANIFEST_FILE } from './manifest.ts';
import type { Content, Source } from './source.ts';
import { textOf } from './utf8.ts';

/**
 * A source that calls `compare` with each file but the manifest, and the SHA-256 that the manifest lists for it, by a page
 * or itself; undefined for a file that is not listed. Files that list others are read once.
 *
 * @param compare throws for a file that is not as it should be
 */
export function comparedSource(
	source: Source,
	compare: (path: string, content: Content, sha256: string | undefined) => Promise<void>,
): Source {
	let listings = new Map<string, Promise<Content | undefined>>();
	let digestOf = createDigests(undefined, readListing);

	async function readFile(path: string): Promise<Content | undefined> {
		const content = await source.read(path);
		if (path === MANIFEST_FILE) {
			listings = new Map();
			digestOf = createDigests(content && parseJson(textOf(content)), readListing);
		} else if (content !== undefined) await compare(path, content, await digestOf(path));
		return content;
	}

	function readOnce(path: string): Promise<Content | undefined> {
		const all = listings;
		let listing = all.get(path);
		if (listing === undefined) {
			listing = readFile(path);
			all.set(path, listing);
			listing.catch(() => all.delete(path));
		}
		return listing;
	}

	async function readListing(path: string): Promise<string | undefined> {
		const content = await readOnce(path);
		return content && textOf(content);
	}

	return {
		name: source.name,
		loadLanguages: source.loadLanguages,
		read: (path) => (isListing(path) ? readOnce(path) : readFile(path)),
	};
}
