/**
 * Reading of an index that was published for pages, a separate entry.
 */
import { type Fetch, fetchFiles } from '@pinakes/format/fetch-source';
import { PACKS_FOLDER, stretchAddress } from '@pinakes/format/packs';
import type { Source } from '@pinakes/format/source';
import { lightSource } from './light-source.ts';

/**
 * An index that `pinakes publish-site` wrote, on a web server: as `fetchSource`, with a manifest of a few per cent of
 * the bytes, and by ranges of its packs where the host has those. Where there is no light manifest or light text the whole
 * one is read.
 *
 * @param url the folder that holds `manifest.json`, with or without a closing slash
 * @param fetcher the `fetch` to use; the runtime's own unless given. One that leaves out the headers gets whole packs
 * @throws PinakesError `unreadable_source`, as `fetchSource`; `changed_part`, as `packedSource`
 */
export function siteSource(url: string, fetcher?: Fetch): Source {
	const source = fetchFiles(url, fetcher);
	return lightSource({
		...source,
		readRange: (path, from, to) => source.readRange(stretchAddress(path, from), from, to),
		read: (path, version) =>
			source.read(version && !path.startsWith(PACKS_FOLDER) ? `${path}?${encodeURIComponent(version)}` : path),
	});
}
