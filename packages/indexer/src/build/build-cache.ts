import { type Collected, Collector } from '../kinds/text/collect.ts';
import type { DocumentText } from '../kinds/text/documents.ts';
import type { CachedVectors } from '../kinds/vectors/write.ts';
import type { SourceDocument } from '../model/source-document.ts';

/** All that an index contains of a markdown file. It depends only on path, bytes and settings. */
export interface AnalyzedDocument {
	readonly source: SourceDocument;
	readonly text: DocumentText;
}

/** Data of a build for the next build of the same folders. */
export interface BuildCache {
	/** Digest of the settings that documents were analyzed with. */
	readonly settings: string;
	/** In the order of their section numbers. */
	readonly documents: readonly AnalyzedDocument[];
	/** Postings of their sections. */
	readonly collected: Collected;
	readonly vectors: CachedVectors | undefined;
	/** Digests of units by id. */
	readonly units: ReadonlyMap<string, string>;
}

/** Returns an empty cache, for the first build. */
export function emptyCache(settings = ''): BuildCache {
	return {
		settings,
		documents: [],
		collected: new Collector().finish(),
		vectors: undefined,
		units: new Map(),
	};
}

/** Returns the digests of documents by path, and of units by id. */
export function digestsOf({
	documents,
	units,
}: BuildCache): Record<'documents' | 'units', ReadonlyMap<string, string>> {
	return { documents: new Map(documents.map(({ source }) => [source.path, source.digest])), units };
}

/** Maximum unused terms of a dictionary: an absolute number, plus a multiple of the used ones. */
const MAX_UNUSED_TERMS = 10_000;
const MAX_UNUSED_SHARE = 4;

/** Returns the cache, or an empty one if it has other settings or mostly unused terms. */
export function usableCache(cache: BuildCache, settings: string): BuildCache {
	const { terms, order } = cache.collected.dictionary;
	const isWorn = terms.length > MAX_UNUSED_TERMS + MAX_UNUSED_SHARE * order.length;
	return cache.settings === settings && !isWorn ? cache : emptyCache(settings);
}
