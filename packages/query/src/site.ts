/**
 * Reading of an index that was published for pages, an entry of its own.
 */

import { parseJson } from './json.ts';
import { expandManifest, LIGHT_MANIFEST_FILE } from './light-manifest.ts';
import { MANIFEST_FILE } from './manifest.ts';
import { type Fetch, fetchSource, type Source } from './source.ts';
import { textOf } from './utf8.ts';

/**
 * An index that `pinakes publish-site` wrote, on a web server: as `fetchSource`, with a manifest of a third of the bytes.
 * Without the light manifest it reads the whole one.
 *
 * @param url the folder that holds `manifest.json`, with or without a closing slash
 * @param fetcher the `fetch` to use; the runtime's own unless given
 * @throws PinakesError `unreadable_source`, as `fetchSource`
 */
export function siteSource(url: string, fetcher?: Fetch): Source {
	const source = fetchSource(url, fetcher);
	return {
		name: source.name,
		async read(path) {
			const light = path === MANIFEST_FILE ? await source.read(LIGHT_MANIFEST_FILE) : undefined;
			const manifest = light && expandManifest(parseJson(textOf(light)));
			return manifest === undefined ? source.read(path) : JSON.stringify(manifest);
		},
	};
}
