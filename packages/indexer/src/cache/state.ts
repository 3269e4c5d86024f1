import type { KnownTexts } from '../kinds/text/write-sources.ts';
import type { SourceDocument } from '../sources/source-document.ts';
import type { WrittenFile } from './kept-files.ts';
import type { StageRecord } from './stages.ts';

/** What a build leaves to the next one of the same folders. */
export interface BuildState {
	/** A digest of the settings that documents were read by. */
	readonly settings: string;
	/** Documents by the digests of their sources. */
	readonly documents: ReadonlyMap<string, SourceDocument>;
	/** A digest of the settings that texts were read by. */
	readonly textSettings: string;
	readonly texts: KnownTexts | undefined;
	/** Digests of units by their ids. */
	readonly units: ReadonlyMap<string, string>;
	readonly stages: ReadonlyMap<string, StageRecord>;
	/** The files that were written, by their paths in the index. */
	readonly files: ReadonlyMap<string, WrittenFile>;
}

/** What there is before the first build. */
export const NOTHING_KNOWN: BuildState = {
	settings: '',
	documents: new Map(),
	textSettings: '',
	texts: undefined,
	units: new Map(),
	stages: new Map(),
	files: new Map(),
};
