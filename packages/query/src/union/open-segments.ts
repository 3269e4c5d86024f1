import { MANIFEST_FILE } from '@pinakes/format/manifest';
import { readSegmentsManifest, type SegmentsManifest } from '@pinakes/format/segments-manifest';
import type { Content, Source } from '@pinakes/format/source';
import { textOf } from '@pinakes/format/utf8';
import { type Index, type IndexOptions, openIndex, reopening } from '../core/open-index.ts';
import { readText } from '../text/open-text-store.ts';
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
	const content = await source.read(MANIFEST_FILE);
	const once = withRead(source, content);
	return segmentsIn(content, source) === undefined
		? openIndex(once, options)
		: reopening(() => openBuild(once, options));
}

/** Returns a source that returns the given manifest for the first read, which was read already. */
function withRead(source: Source, content: Content | undefined): Source {
	let first = content;
	return {
		name: source.name,
		loadLanguages: source.loadLanguages,
		readRange: source.readRange,
		nearest: source.nearest,
		async read(path) {
			const known = path === MANIFEST_FILE ? first : undefined;
			if (known === undefined) return source.read(path);
			first = undefined;
			return known;
		},
	};
}

function segmentsIn(content: Content | undefined, source: Source): SegmentsManifest | undefined {
	return content === undefined ? undefined : readSegmentsManifest(textOf(content), source.name);
}

/** Opens the current index: a build of a single index may have replaced the segments. */
async function openBuild(source: Source, options: IndexOptions): Promise<Index> {
	const manifest = segmentsIn(await source.read(MANIFEST_FILE), source);
	if (manifest === undefined) return pinned(source, options);
	const named = manifest.segments.map(async ({ folder, gone }) => {
		const name = `${source.name}/${folder}`;
		const files = {
			name,
			loadLanguages: source.loadLanguages,
			read: (path: string) => source.read(folder + path),
		};
		const index = await pinned(files, options);
		return { index, name, gone: Uint32Array.from(gone) };
	});
	const segments = await Promise.all(named);
	const [first] = segments;
	// A single whole segment needs no numbering of documents, for which all paths are read.
	if (segments.length === 1 && first?.gone.length === 0) {
		const own = first.index.manifest;
		// An index with units is never extended, so its segment has no translations for others. A copy has all of them.
		if (own.counts.units === 0) omitTranslations(own, () => readText({ ...own }));
		return first.index;
	}
	return uniteIndexes(segments, { order: manifest.order, calibration: manifest.calibration });
}

/**
 * Opens a single build of an index. It does not reopen itself; the caller detects changes, and reopens all segments.
 */
async function pinned(source: Source, options: IndexOptions): Promise<Index> {
	return (await openIndex(source, options)).use(async (index) => index);
}
