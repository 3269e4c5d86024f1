import { withDefaults } from '../format/base/options.js';
import { readSegmentsManifest } from '../format/layouts/segments-manifest.js';
import { MANIFEST_FILE } from '../format/manifest.js';
import { INDEX_DEFAULTS, type Index, type IndexOptions, openBuild, reopening } from '../format/open/open-index.ts';
import type { Content, Source } from '../format/sources/source.js';
import { textOf } from '../format/utf8.js';
import { openTextStore } from '../text/open-text-store.ts';
import { omitTranslations } from './union.ts';
import { uniteIndexes } from './unite-indexes.ts';

/**
 * Opens an index, or the segments that `pinakes build --append` wrote, as a single index. A look-up uses a single
 * build.
 *
 * @param source must not be used by another index
 * @param options of each segment
 * @throws PinakesError as `openIndex`
 */
export async function openSegments(source: Source, options: IndexOptions = {}): Promise<Index> {
	const { maxCachedBytes } = withDefaults(options, INDEX_DEFAULTS);
	let builds = 0;
	return reopening(() => {
		const build = ++builds;
		return openCurrent(source, () => build === builds, maxCachedBytes);
	});
}

/** Returns a source that returns the given manifest for the first read, which was read already. */
function withRead(source: Source, content: Content | undefined): Source {
	let first = content;
	return {
		name: source.name,
		loadLanguages: source.loadLanguages,
		readRange: source.readRange,
		async read(path) {
			const known = path === MANIFEST_FILE ? first : undefined;
			if (known === undefined) return source.read(path);
			first = undefined;
			return known;
		},
	};
}

/** Opens what is there now: segments may have replaced a single build, or a single build segments. */
async function openCurrent(source: Source, isCurrent: () => boolean, maxCachedBytes: number): Promise<Index> {
	const content = await source.read(MANIFEST_FILE);
	const manifest = content === undefined ? undefined : readSegmentsManifest(textOf(content), source.name);
	if (manifest === undefined) return openBuild(withRead(source, content), isCurrent, maxCachedBytes);
	const named = manifest.segments.map(async ({ folder, gone }) => {
		const name = `${source.name}/${folder}`;
		const files = {
			name,
			loadLanguages: source.loadLanguages,
			read: (path: string) => source.read(folder + path),
		};
		const index = await openBuild(files, isCurrent, maxCachedBytes);
		return { index, name, gone: Uint32Array.from(gone) };
	});
	const segments = await Promise.all(named);
	const [first] = segments;
	// A single whole segment needs no numbering of documents, for which all paths are read.
	if (segments.length === 1 && first?.gone.length === 0) {
		const own = first.index.manifest;
		// An index with units is never extended, so its segment has no translations for others. A copy has all of them.
		if (own.counts.units === 0) omitTranslations(own, () => openTextStore({ ...own }));
		return first.index;
	}
	return uniteIndexes(segments, { order: manifest.order, calibration: manifest.calibration });
}
