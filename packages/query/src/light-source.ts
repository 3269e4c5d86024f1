import { withChecksum } from '@pinakes/format/checksum';
import { own, parseJson } from '@pinakes/format/json';
import { FOLDING_FILE } from '@pinakes/format/kinds/folding/schema';
import { expandLight, LIGHT_FOLDING_FILE, LIGHT_TEXT_FILE } from '@pinakes/format/kinds/text/light-text';
import { TEXT_FILE } from '@pinakes/format/kinds/text/schema';
import { type ExpandedManifest, expandManifest, LIGHT_MANIFEST_FILE } from '@pinakes/format/light-manifest';
import { MANIFEST_FILE } from '@pinakes/format/manifest';
import type { Content, Source } from '@pinakes/format/source';
import { textOf } from '@pinakes/format/utf8';
import { packedSource } from './packed.ts';

/** Files that have a form of fewer bytes, and its name. */
const LIGHT: ReadonlyMap<string, string> = new Map([
	[TEXT_FILE, LIGHT_TEXT_FILE],
	[FOLDING_FILE, LIGHT_FOLDING_FILE],
]);

/** Files of a published index, with range requests for its packs. */
export interface PublishedFiles extends Pick<Source, 'name' | 'loadLanguages' | 'readRange' | 'inflate'> {
	/** @param version of the content of the light manifest that was read last; undefined before the first is read */
	read(path: string, version?: string): Promise<Content | undefined>;
}

/**
 * Returns a source for an index that `pinakes publish-site` wrote, which reads its light manifest and light texts. If
 * one is missing, the full file is read.
 *
 * @throws PinakesError `changed_part`, as `packedSource`
 */
export function lightSource(files: PublishedFiles): Source {
	let light: ExpandedManifest | undefined;
	const packed = packedSource({
		...files,
		async read(path) {
			if (path !== MANIFEST_FILE) return files.read(path, light?.version);
			// Read again because it led to a missing or invalid file: it may have come from a cache.
			const content = await files.read(LIGHT_MANIFEST_FILE, light?.version);
			light = expandManifest(textOf(content ?? ''));
			return light ? withChecksum(JSON.stringify(light.manifest)) : files.read(path);
		},
	});
	return {
		...packed,
		async read(path) {
			const lightFile = LIGHT.get(path);
			if (lightFile && light) {
				const { text, files: listed } = light.manifest;
				const isText = path === TEXT_FILE;
				const read =
					isText && text ? text : own(listed, lightFile) && parseJson(textOf((await packed.read(lightFile)) ?? ''));
				const expanded = expandLight(read, isText ? undefined : text?.folding);
				if (expanded) return JSON.stringify(expanded);
			}
			const content = await packed.read(path);
			// As text, since the light manifest has no sizes to compare that of bytes with.
			return content && light ? (textOf(content) ?? content) : content;
		},
	};
}
