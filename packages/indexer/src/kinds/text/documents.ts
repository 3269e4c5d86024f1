import { type Analyzer, createAnalyzer } from '@pinakes/query/format/analysis/analyzer';
import { plainText } from '@pinakes/query/format/analysis/plain-markdown';
import { defaultSettings } from '@pinakes/query/format/analysis/registry';
import {
	fieldTerms,
	isDocument,
	sectionLength,
	sectionsOf,
	type TextDocument,
	type TextSection,
} from '@pinakes/query/format/kinds/text/document';
import type { SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import { belowHeading } from '../../markdown/sections.ts';
import type { Report } from '../../report.ts';
import { type Collected, type Collector, createCollector } from './collect.ts';
import type { TextOptions } from './settings.ts';

/** The sections of a document as they are written; their postings are collected beside them. */
export interface DocumentText {
	readonly id: string;
	/** JSON texts of what a hit shows, and of the texts, by section. */
	readonly records: readonly string[];
	readonly texts: readonly string[];
	/** Terms weighted by field, rounded, by section. */
	readonly lengths: readonly number[];
	/** Of the texts of all sections, in UTF-8. */
	readonly bytes: number;
}

/** The sections of all documents, one after the other, and their postings. */
export interface ReadDocuments {
	readonly collected: Collected;
	readonly records: readonly string[];
	readonly texts: readonly string[];
	readonly lengths: readonly number[];
	/** Ids of the documents, and how many sections each has. */
	readonly ids: readonly string[];
	readonly sectionCounts: readonly number[];
	readonly bytes: number;
}

/**
 * What cuts texts into the terms of an index.
 *
 * @param folding pairs of characters; none while documents are read, since which characters are folded depends on all of them
 */
export function textAnalyzer(grams: readonly number[], folding = ''): Analyzer {
	return createAnalyzer(defaultSettings(), folding, grams);
}

/** Makes a reader of documents, which collects the postings of their sections in the order in which they are read. */
export function textReader(
	{ grams, weights, markdown }: TextOptions,
	collector: Collector,
): (document: TextDocument) => DocumentText {
	const analyzer = textAnalyzer(grams);
	return (document) => {
		const { id, title = '' } = document;
		const sections = sectionsOf(document);
		let bytes = 0;
		const lengths = sections.map((section, i) => {
			const fields = fieldTerms(title, markdown ? withoutMarkup(section) : section, analyzer, i === 0);
			collector.add(fields);
			bytes += Buffer.byteLength(section.text);
			return sectionLength(fields, weights);
		});
		return {
			id,
			records: sections.map((section) => JSON.stringify(recordOf(id, title, section))),
			texts: sections.map(({ text }) => JSON.stringify(text)),
			lengths,
			bytes,
		};
	};
}

/** Reads documents once, one after the other. One without an id, or with that of another, is reported. */
export function readDocuments(documents: Iterable<TextDocument>, options: TextOptions, report: Report): ReadDocuments {
	const collector = createCollector();
	const read = textReader(options, collector);
	const seen = new Set<string>();
	function* readAll(): Generator<DocumentText> {
		for (const document of documents) if (hasOwnId(document, seen, report)) yield read(document);
	}
	return joinTexts(readAll(), collector);
}

/** Puts texts of documents together, whose postings a collector has. */
export function joinTexts(documents: Iterable<DocumentText>, collector: Collector): ReadDocuments {
	const joined = { records: [], texts: [], lengths: [] } as { records: string[]; texts: string[]; lengths: number[] };
	const ids: string[] = [];
	const sectionCounts: number[] = [];
	let bytes = 0;
	for (const document of documents) {
		ids.push(document.id);
		sectionCounts.push(document.records.length);
		bytes += document.bytes;
		// A spread would not do: a document may have a hundred thousand sections.
		for (const record of document.records) joined.records.push(record);
		for (const text of document.texts) joined.texts.push(text);
		for (const length of document.lengths) joined.lengths.push(length);
	}
	return { collected: collector.finish(), ...joined, ids, sectionCounts, bytes };
}

/** A section of markdown with its words alone, and without its own heading. */
export function withoutMarkup({ headings = [], text }: TextSection): TextSection {
	return { headings, text: plainText(headings.length > 0 ? belowHeading(text) : text) };
}

function recordOf(id: string, title: string, { headings = [], lines, url }: TextSection): SectionRecord {
	return {
		id,
		...(title !== '' && title !== id ? { title } : {}),
		...(headings.length > 0 ? { headings } : {}),
		...(lines === undefined ? {} : { lines }),
		...(url === undefined ? {} : { url }),
	};
}

function hasOwnId(document: TextDocument, seen: Set<string>, report: Report): boolean {
	const { id } = (document ?? {}) as Partial<TextDocument>;
	const refuse = (message: string, fix: string): false => {
		report({ severity: 'error', file: id || '(no id)', rule: 'document-id', message, fix });
		return false;
	};
	if (typeof id !== 'string' || id === '') return refuse('a document has no id', 'give it one of its own');
	if (!isDocument(document)) {
		return refuse(
			'this is not a document',
			'give it a text, or sections with a text each; titles and headings are texts',
		);
	}
	if (seen.has(id)) return refuse(`there is another document with the id ${JSON.stringify(id)}`, 'rename one of them');
	seen.add(id);
	return true;
}
