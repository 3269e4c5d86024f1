import { type Collected, createCollector } from '../kinds/text/collect.ts';
import type { DocumentText } from '../kinds/text/documents.ts';
import type { KnownVectors } from '../kinds/vectors/known.ts';
import type { SourceDocument } from '../sources/source-document.ts';

/** All that an index has of a markdown file, a function of its path, its bytes and the settings alone. */
export interface AnalyzedDocument {
	readonly source: SourceDocument;
	readonly text: DocumentText;
}

/** What a build leaves to the next one of the same folders. */
export interface BuildCache {
	/** A digest of the settings that documents were analyzed by. */
	readonly settings: string;
	/** In the order in which their sections are numbered. */
	readonly documents: readonly AnalyzedDocument[];
	/** The postings of their sections. */
	readonly collected: Collected;
	/** Undefined where no vectors were made. */
	readonly vectors: KnownVectors | undefined;
	/** Digests of units by their ids. */
	readonly units: ReadonlyMap<string, string>;
}

/** What there is before the first build. */
export function emptyCache(settings = ''): BuildCache {
	return {
		settings,
		documents: [],
		collected: createCollector().finish(),
		vectors: undefined,
		units: new Map(),
	};
}

/** Digests of the documents and units of a build, by path and by id. */
export function digestsOf({
	documents,
	units,
}: BuildCache): Record<'documents' | 'units', ReadonlyMap<string, string>> {
	return { documents: new Map(documents.map(({ source }) => [source.path, source.digest])), units };
}

/** A dictionary that has so many terms, and so many times those that are used, is begun anew. */
const MAX_UNUSED_TERMS = 10_000;
const MAX_UNUSED_SHARE = 4;

/** The cache, unless it was made by other settings, or is mostly of texts that are no more. */
export function usableCache(cache: BuildCache, settings: string): BuildCache {
	const { terms, order } = cache.collected.dictionary;
	const isWorn = terms.length > MAX_UNUSED_TERMS + MAX_UNUSED_SHARE * order.length;
	return cache.settings === settings && !isWorn ? cache : emptyCache(settings);
}
