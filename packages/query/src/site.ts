/** Sources for an index published on a web site, or whose files are in packs. Separate entry point. */

import { type Address, type Fetch, fetchFiles } from './format/sources/fetch.js';
import { type PackedSource, packedSource } from './format/sources/packs.js';

export { type PackedSource, packedSource };

/**
 * Returns a source that reads an index written by `pinakes publish-site` from a web server: ranges of packs, if the host
 * supports them.
 *
 * @param url the folder that holds `manifest.json`, with or without a trailing slash
 * @param fetcher default: the `fetch` of the runtime. If it does not send the headers, whole packs are fetched
 * @throws PinakesError `unreadable_source`, as `fetchSource`; `changed_part`, as `packedSource`
 */
export function siteSource(url: Address, fetcher?: Fetch): PackedSource {
	const source = fetchFiles(url, fetcher);
	return packedSource({
		...source,
		// Each range has an address of its own, since Chromium requests ranges of the same one after another.
		readRange: (path, from, to) => source.readRange(`${path}?${from}`, from, to),
		// Files outside of packs keep their names, so that a cache may have those of another build.
		read: (path, version) => source.read(version && !path.endsWith('.bin') ? `${path}?${version}` : path),
	});
}
