import { withChecksum } from '../format/checksum.js';
import { parsePartFile } from '../format/codec/cuts.js';
import { indexError, WAS_CHANGED } from '../format/errors.js';
import { own, parseJson } from '../format/json.js';
import { FOLDING_FILE } from '../format/kinds/folding/schema.js';
import { expandLight, LIGHT_FOLDING_FILE, SEARCH_FOLDING_FILE } from '../format/kinds/text/light-text.js';
import { TEXT_FILE } from '../format/kinds/text/schema.js';
import {
	type ExpandedManifest,
	expandManifest,
	LIGHT_MANIFEST_FILE,
	SEARCH_MANIFEST_FILE,
} from '../format/layouts/light-manifest.js';
import { MANIFEST_FILE } from '../format/manifest.js';
import type { Content, Source } from '../format/sources/source.js';
import { textOf } from '../format/utf8.js';
import { packedSource } from '../packed.ts';

/** Files of a published index, with range requests for its packs. */
export interface PublishedFiles
	extends Pick<Source, 'name' | 'loadLanguages' | 'readRange' | 'maxGap' | 'isLocal' | 'inflate'> {
	/** @param version of the content of the light manifest that was read last; undefined before the first is read */
	read(path: string, version?: string): Promise<Content | undefined>;
}

/**
 * Returns a source for an index that `pinakes publish-site` wrote, which reads its light manifest and light texts. If
 * one is missing, the full file is read.
 *
 * @param isForSearch whether to read the light manifest for searches at once, not only when one needs it
 * @throws PinakesError `changed_part`, as `packedSource`
 */
export function lightSource(files: PublishedFiles, isForSearch = false): Source {
	let light: ExpandedManifest | undefined;
	let name = isForSearch ? SEARCH_MANIFEST_FILE : LIGHT_MANIFEST_FILE;
	/** Reads the light manifest for searches. */
	let widening: Promise<unknown> | undefined;
	const packed = packedSource({
		...files,
		async read(path) {
			if (path !== MANIFEST_FILE) return files.read(path, light?.version);
			// Read again because it led to a missing or invalid file: it may have come from a cache.
			const content = await files.read(name, light?.version);
			light = expandManifest(textOf(content ?? ''));
			return light ? withChecksum(JSON.stringify(light.manifest)) : files.read(path);
		},
	});

	return {
		...packed,
		async read(path) {
			const known = light;
			if (known && isOmitted(known, path)) {
				name = SEARCH_MANIFEST_FILE;
				widening ??= packed.read(MANIFEST_FILE).finally(() => {
					widening = undefined;
				});
				await widening;
				if (light?.version !== known.version) throw indexError('changed_part', files.name, path, WAS_CHANGED);
			}
			// Others without waiting, so that files that are requested together are fetched together.
			const expanded = light && (path === TEXT_FILE || path === FOLDING_FILE) && (await readLight(light, path));
			if (expanded) return JSON.stringify(expanded);
			const content = await packed.read(path);
			// As text, since the light manifest has no sizes to compare that of bytes with.
			return content && light ? (textOf(content) ?? content) : content;
		},
	};

	async function readLight({ manifest: { text, files: listed } }: ExpandedManifest, path: string): Promise<unknown> {
		if (path === TEXT_FILE) return text?.grams && expandLight(text);
		const file = text ? SEARCH_FOLDING_FILE : LIGHT_FOLDING_FILE;
		const folding = own(listed, file) && (await packed.read(file));
		return folding && expandLight(parseJson(textOf(folding)), text?.folding);
	}
}

/** Whether a light manifest for matches lacks what is needed to read a file. */
function isOmitted({ manifest: { text, regular = {} } }: ExpandedManifest, path: string): boolean {
	return text === undefined && (path === TEXT_FILE || Object.hasOwn(regular, parsePartFile(path)?.table ?? ''));
}
