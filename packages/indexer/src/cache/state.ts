import type { KnownTexts } from '../kinds/text/read-sources.ts';
import type { KnownVectors } from '../kinds/vectors/known.ts';
import type { KnownSources } from '../sources/read-folders.ts';
import type { SourceDocument } from '../sources/source-document.ts';
import type { WrittenFile } from './kept-files.ts';
import type { StageRecord } from './stages.ts';

/** Documents of a build, by path and by the digest of their sources. */
export interface KnownDocuments extends KnownSources {
	readonly all: readonly SourceDocument[];
}

/** Documents as the next build looks for them. */
export function knownDocuments(all: readonly SourceDocument[]): KnownDocuments {
	const byPath = new Map(all.map((document) => [document.path, document]));
	const bySource = new Map(all.map((document) => [document.digests.source, document]));
	return { all, at: (path) => byPath.get(path), of: (source) => bySource.get(source) };
}

/** What a build leaves to the next one of the same folders. */
export interface BuildState {
	/** A digest of the settings that documents were read by. */
	readonly settings: string;
	readonly documents: KnownDocuments;
	/** A digest of the settings that texts were read by. */
	readonly textSettings: string;
	readonly texts: KnownTexts | undefined;
	/** Undefined for vectors that are made from all texts. */
	readonly vectors: KnownVectors | undefined;
	/** Digests of units by their ids. */
	readonly units: ReadonlyMap<string, string>;
	readonly stages: ReadonlyMap<string, StageRecord>;
	/** The files that were written, by their paths in the index. */
	readonly files: ReadonlyMap<string, WrittenFile>;
}

/** What there is before the first build. */
export const NOTHING_KNOWN: BuildState = {
	settings: '',
	documents: knownDocuments([]),
	textSettings: '',
	texts: undefined,
	vectors: undefined,
	units: new Map(),
	stages: new Map(),
	files: new Map(),
};
