import { MANIFEST_FILE } from '@pinakes/format/manifest';
import { readSegmentsManifest, type SegmentsManifest } from '@pinakes/format/segments-manifest';
import type { Content, Source } from '@pinakes/format/source';
import { textOf } from '@pinakes/format/utf8';
import { type Index, type IndexOptions, openIndex, reopening } from '../core/open-index.ts';
import { uniteIndexes } from './unite-indexes.ts';

/**
 * Opens an index, or what `pinakes build --append` wrote: several segments that answer as one index. A look-up answers
 * from one build.
 *
 * @param source used by no other index
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

/** A source of which the manifest was read already: it is not read again to open it. */
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

function segmentsIn(content: Content | undefined, source: Source): SegmentsManifest | undefined {
	return content === undefined ? undefined : readSegmentsManifest(textOf(content), source.name);
}

/** Opens what lies there now: a build of one index may have replaced the segments. */
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
	// One whole segment needs no numbering of all documents, which reads all paths.
	if (segments.length === 1 && first?.gone.length === 0) return first.index;
	return uniteIndexes(segments, { order: manifest.order, calibration: manifest.calibration });
}

/** One build of an index: a change is for the caller to find, who reads all segments anew. */
async function pinned(source: Source, options: IndexOptions): Promise<Index> {
	return (await openIndex(source, options)).use(async (index) => index);
}
