import type { IndexedEntry } from '../kinds/entries/write.ts';
import type { ReadDocuments } from '../kinds/text/documents.ts';
import type { SpilledDocuments } from '../kinds/text/spilled-postings.ts';
import type { ContextSource } from '../model/context.ts';
import type { Rows } from '../spill/spilled-rows.ts';
import type { AnalyzedDocument } from './build-cache.ts';

/** What an index contains of documents, in the order of their numbers, which is that of their paths. */
export interface GatheredDocuments {
	readonly count: number;
	/** JSON texts. */
	readonly outlines: Rows;
	readonly records: Rows;
	readonly entries: Iterable<IndexedEntry>;
	readonly contexts: readonly ContextSource[];
	/** Texts of the files of units, by path. */
	readonly prose: ReadonlyMap<string, string>;
	readonly text: ReadDocuments | SpilledDocuments;
	/** Documents in memory; undefined if they are on disk. */
	readonly held: InMemoryDocuments | undefined;
}

export interface InMemoryDocuments {
	readonly documents: readonly AnalyzedDocument[];
	readonly text: ReadDocuments;
	/** For each document, the number of its first section in the previous build; -1 if it was analyzed now. */
	readonly firstSections: readonly number[];
}
