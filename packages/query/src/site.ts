/**
 * Reading of an index that was published for pages, a separate entry.
 */
import { withChecksum } from '@pinakes/format/checksum';
import { type Fetch, fetchFiles } from '@pinakes/format/fetch-source';
import { own, parseJson } from '@pinakes/format/json';
import { FOLDING_FILE } from '@pinakes/format/kinds/folding/schema';
import { expandPairs, expandText, LIGHT_FOLDING_FILE, LIGHT_TEXT_FILE } from '@pinakes/format/kinds/text/light-text';
import { TEXT_FILE } from '@pinakes/format/kinds/text/schema';
import { type ExpandedManifest, expandManifest, LIGHT_MANIFEST_FILE } from '@pinakes/format/light-manifest';
import { MANIFEST_FILE } from '@pinakes/format/manifest';
import { PACKS_FOLDER, stretchAddress } from '@pinakes/format/packs';
import type { Source } from '@pinakes/format/source';
import { textOf } from '@pinakes/format/utf8';
import { packedSource } from './packed.ts';

/** Files that have a form of fewer bytes: its name, and what converts it to the file. */
const LIGHT: ReadonlyMap<string, readonly [file: string, expand: (light: unknown) => object | undefined]> = new Map([
	[TEXT_FILE, [LIGHT_TEXT_FILE, expandText]],
	[FOLDING_FILE, [LIGHT_FOLDING_FILE, expandPairs]],
]);

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
	let suffix = '';
	let files: ExpandedManifest['manifest']['files'] = {};
	const packed = packedSource({
		...source,
		readRange: (path, from, to) => source.readRange(stretchAddress(path, from), from, to),
		async read(path) {
			if (path !== MANIFEST_FILE) return source.read(path.startsWith(PACKS_FOLDER) ? path : path + suffix);
			// Read again since it led to something missing or wrong: it may come from a cache.
			const light = await source.read(LIGHT_MANIFEST_FILE + suffix);
			const expanded = light && expandManifest(textOf(light));
			suffix = expanded ? `?${encodeURIComponent(expanded.version)}` : '';
			files = expanded ? expanded.manifest.files : {};
			return expanded ? withChecksum(JSON.stringify(expanded.manifest)) : source.read(path);
		},
	});
	return {
		name: source.name,
		async read(path) {
			const [lightFile, expand] = LIGHT.get(path) ?? [];
			if (lightFile && expand && own(files, lightFile)) {
				const light = await packed.read(lightFile);
				const expanded = light && expand(parseJson(textOf(light)));
				if (expanded) return JSON.stringify(expanded);
			}
			const content = await packed.read(path);
			// Of a text the length is not compared with the manifest, which does not know it.
			return content && suffix ? (textOf(content) ?? content) : content;
		},
	};
}
