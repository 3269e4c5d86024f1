import { fieldTerms, type TextSection } from '@pinakes/query/format/kinds/text/document';
import type { SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import type { Collected } from './collect.ts';
import { type HeldTexts, textAnalyzers, withoutMarkup } from './documents.ts';
import type { TextOptions } from './settings.ts';
import type { SortedPostings } from './sort.ts';
import type { SpilledDocuments } from './spilled-postings.ts';

/** The terms of an index, and where they stand. */
export interface IndexedTerms {
	readonly options: TextOptions;
	/** How many sections there are. */
	readonly sections: number;
	/** Every term, by its rank. */
	readonly terms: readonly string[];
	readonly postings: Pick<SortedPostings, 'counts' | 'of'>;
}

/** A text index as it was written, for what else is made from it. */
export interface IndexedText extends IndexedTerms {
	readonly read: HeldTexts;
	/** The same postings as they were collected, before characters were folded. */
	readonly collected: Collected;
	/** Pairs of a character and its replacement. */
	readonly folding: string;
}

/** A text index as it was written, with its sections and postings on the disk. */
export interface SpilledText extends Pick<IndexedText, 'options' | 'sections' | 'folding'> {
	readonly spilled: SpilledDocuments;
}

/** A section with what it is shown by, its body as it is indexed. */
export interface IndexedSection extends SectionRecord {
	readonly body: string;
}

/** The section of this number. */
export function sectionAt({ options, read }: Pick<IndexedText, 'options' | 'read'>, section: number): IndexedSection {
	return sectionOf(read.records[section] as string, read.texts[section] as string, options);
}

/** All sections in their order. */
export function* sectionsIn(text: IndexedText | SpilledText): Generator<IndexedSection> {
	const { records, texts } = 'spilled' in text ? text.spilled : text.read;
	const rest = texts[Symbol.iterator]();
	for (const record of records) yield sectionOf(record, rest.next().value as string, text.options);
}

function sectionOf(recordJson: string, textJson: string, options: TextOptions): IndexedSection {
	const record = JSON.parse(recordJson) as SectionRecord;
	const { headings = [] } = record;
	const own: TextSection = { headings, text: JSON.parse(textJson) as string };
	return { ...record, body: (options.markdown ? withoutMarkup(own) : own).text };
}

/** Cuts the bodies of sections into the terms that they were indexed by, in the order of the text. */
export function bodyCutter(text: IndexedText): (section: number) => string[] {
	const analyzers = textAnalyzers(text.options.grams, text.folding);
	const owners = ownersOf(text);
	return (section) => {
		const { body } = sectionAt(text, section);
		const analyzer = analyzers(text.read.languages[owners[section] as number] as string);
		return fieldTerms('', { text: body }, analyzer, false).at(-1) as string[];
	};
}

/** The number of each section's document. */
export function ownersOf({ read }: IndexedText): Uint32Array {
	const owners = new Uint32Array(read.records.length);
	let section = 0;
	read.sectionCounts.forEach((count, document) => {
		owners.fill(document, section, section + count);
		section += count;
	});
	return owners;
}
