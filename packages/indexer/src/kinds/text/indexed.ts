import type { TextSection } from '@pinakes/query/format/kinds/text/document';
import type { SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import type { TextOptions } from '../../config/config.ts';
import { withoutMarkup } from '../../parse/sections.ts';
import type { Collected } from './collect.ts';
import type { InMemorySections } from './documents.ts';
import type { SortedPostings } from './sort.ts';
import type { SpilledDocuments } from './spilled-postings.ts';

/** The terms of an index and their postings. */
export interface IndexedTerms {
	readonly options: TextOptions;
	readonly sections: number;
	/** All terms, by rank. */
	readonly terms: readonly string[];
	readonly postings: Pick<SortedPostings, 'counts' | 'of'>;
}

/** A text index that was written, for the derivation of vectors. */
export interface IndexedText extends IndexedTerms {
	readonly read: InMemorySections;
	/** Postings as collected, before characters were folded. */
	readonly collected: Collected;
	/** Pairs of a character and its replacement. */
	readonly folding: string;
}

/** A text index that was written, with its sections and postings on disk. */
export interface SpilledText extends Pick<IndexedText, 'options' | 'sections' | 'folding'> {
	readonly spilled: SpilledDocuments;
}

/** A section with its record and the body that was indexed. */
export interface IndexedSection extends SectionRecord {
	readonly body: string;
}

export function sectionOf(recordJson: string, textJson: string, options: TextOptions): IndexedSection {
	const record = JSON.parse(recordJson) as SectionRecord;
	const { headings = [] } = record;
	const own: TextSection = { headings, text: JSON.parse(textJson) as string };
	return { ...record, body: (options.markdown ? withoutMarkup(own) : own).text };
}
