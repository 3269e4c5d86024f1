import type { ContextSource } from '../kinds/contexts/source.ts';
import type { IndexedEntry } from '../kinds/entries/write.ts';
import type { ReadDocuments } from '../kinds/text/documents.ts';
import type { SpilledDocuments } from '../kinds/text/spilled-postings.ts';
import type { Rows } from '../spill/spilled-rows.ts';
import type { AnalyzedDocument } from './build-cache.ts';

/** What an index has of documents, in the order in which they are numbered: that of their paths. */
export interface GatheredDocuments {
	readonly count: number;
	/** JSON texts. */
	readonly outlines: Rows;
	readonly records: Rows;
	readonly entries: Iterable<IndexedEntry>;
	readonly contexts: readonly ContextSource[];
	/** The texts of units' files by path. */
	readonly prose: ReadonlyMap<string, string>;
	readonly text: ReadDocuments | SpilledDocuments;
	/** Documents in memory; undefined where they are on the disk. */
	readonly held: HeldDocuments | undefined;
}

/** Documents in memory. */
export interface HeldDocuments {
	readonly documents: readonly AnalyzedDocument[];
	readonly text: ReadDocuments;
	/** To each document the number that its first section had in the build before; -1 for one that was analyzed now. */
	readonly firstSections: readonly number[];
}
