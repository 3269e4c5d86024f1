/** Source for an index published on a web site. Separate entry point. */

import { PACKS_FOLDER, stretchAddress } from './format/layouts/packs.js';
import { type Address, type Fetch, fetchFiles } from './format/sources/fetch-source.js';
import type { Source } from './format/sources/source.js';
import { lightSource, type PublishedFiles } from './layouts/light-source.ts';

/** Options of `siteSource`. */
export interface SiteOptions {
	/**
	 * The kind of the first look-up. Default: `match`. With `search`, what searches of texts need is read with the manifest, which
	 * saves them a round of requests.
	 */
	readonly first?: 'match' | 'search';
}

/**
 * Returns a source that reads an index written by `pinakes publish-site` from a web server. Unlike `fetchSource`, it
 * reads a light manifest of a few per cent of the bytes, and ranges of packs if the host supports them. If a light
 * manifest or light text is missing, the full one is read.
 *
 * @param url the folder that holds `manifest.json`, with or without a trailing slash
 * @param fetcher default: the `fetch` of the runtime. If it does not send the headers, whole packs are fetched
 * @throws PinakesError `unreadable_source`, as `fetchSource`; `changed_part`, as `packedSource`
 */
export function siteSource(url: Address, fetcher?: Fetch, { first }: SiteOptions = {}): Source {
	const source = fetchFiles(url, fetcher);
	const files: PublishedFiles = {
		...source,
		readRange: (path, from, to) => source.readRange(stretchAddress(path, from), from, to),
		read: (path, version) =>
			source.read(version && !path.startsWith(PACKS_FOLDER) ? `${path}?${encodeURIComponent(version)}` : path),
	};
	return lightSource(files, first === 'search');
}
