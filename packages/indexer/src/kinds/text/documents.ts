import {
	type Analyzer,
	fieldTerms,
	isDocument,
	plainText,
	rememberingStemmer,
	type SectionRecord,
	STOP_WORDS,
	sectionLength,
	sectionsOf,
	stem,
	type TextDocument,
	type TextSection,
} from '@pinakes/query/format';
import { belowHeading } from '../../markdown/sections.ts';
import type { Report } from '../../report.ts';
import { type Collected, createCollector } from './collect.ts';
import type { TextOptions } from './settings.ts';

/** What is known of documents once their texts have been read. */
export interface ReadDocuments {
	readonly collected: Collected;
	/** JSON texts of what a hit shows, and of the texts, by section. */
	readonly records: readonly string[];
	readonly texts: readonly string[];
	/** Terms weighted by field, rounded, by section. */
	readonly lengths: readonly number[];
	/** Ids of the documents, and how many sections each has. */
	readonly ids: readonly string[];
	readonly sectionCounts: readonly number[];
	/** Of the texts of all sections, in UTF-8. */
	readonly bytes: number;
}

/**
 * What cuts texts into the terms of an index.
 *
 * @param folding none while documents are read, since which characters are folded depends on all of them
 */
export function textAnalyzer(grams: readonly number[], folding: Analyzer['folding'] = new Map()): Analyzer {
	return { stopWords: new Set(STOP_WORDS), folding, grams, stem: rememberingStemmer(stem) };
}

/** What is known of the sections of one document. */
export interface TextSummary {
	/** Digests of what they are found by, one after the other. */
	readonly digests: string;
	/** Terms weighted by field, rounded. */
	readonly lengths: Uint32Array;
	/** Bytes of what is written of them. */
	readonly recordBytes: Uint32Array;
	readonly textBytes: Uint32Array;
}

/** Reads documents once, one after the other. One without an id, or with that of another, is reported. */
export function readDocuments(
	documents: Iterable<TextDocument>,
	{ grams, weights, markdown }: TextOptions,
	report: Report,
): ReadDocuments {
	const analyzer = textAnalyzer(grams);
	const collector = createCollector();
	const records: string[] = [];
	const texts: string[] = [];
	const lengths: number[] = [];
	const ids: string[] = [];
	const sectionCounts: number[] = [];
	const seen = new Set<string>();
	let bytes = 0;
	for (const document of documents) {
		if (!hasOwnId(document, seen, report)) continue;
		const { title = '' } = document;
		const sections = sectionsOf(document);
		ids.push(document.id);
		sectionCounts.push(sections.length);
		for (const section of sections) {
			const fields = fieldTerms(title, markdown ? withoutMarkup(section) : section, analyzer);
			collector.add(fields);
			lengths.push(sectionLength(fields, weights));
			bytes += Buffer.byteLength(section.text);
		}
		const rows = rowsOf(document);
		// A spread would not do: a document may have a hundred thousand sections.
		for (const record of rows.records) records.push(record);
		for (const text of rows.texts) texts.push(text);
	}
	return { collected: collector.finish(), records, texts, lengths, ids, sectionCounts, bytes };
}

/** JSON texts of what a hit shows of each section, and of the sections' texts. */
export type SectionRows = Pick<ReadDocuments, 'records' | 'texts'>;

/** What is written of a document's sections as it stands. */
export function rowsOf(document: TextDocument): SectionRows {
	const { id, title = '' } = document;
	const sections = sectionsOf(document);
	return {
		records: sections.map((section) => JSON.stringify(recordOf(id, title, section))),
		texts: sections.map(({ text }) => JSON.stringify(text)),
	};
}

/** A section of markdown with its words alone, and without its own heading. */
export function withoutMarkup({ headings = [], text }: TextSection): TextSection {
	return { headings, text: plainText(headings.length > 0 ? belowHeading(text) : text) };
}

function recordOf(id: string, title: string, { headings = [], lines }: TextSection): SectionRecord {
	return {
		id,
		...(title !== '' && title !== id ? { title } : {}),
		...(headings.length > 0 ? { headings } : {}),
		...(lines === undefined ? {} : { lines }),
	};
}

function hasOwnId(document: TextDocument, seen: Set<string>, report: Report): boolean {
	const { id } = (document ?? {}) as Partial<TextDocument>;
	const refuse = (message: string, mend: string): false => {
		report({ severity: 'error', file: id || '(no id)', rule: 'document-id', message, mend });
		return false;
	};
	if (typeof id !== 'string' || id === '') return refuse('a document has no id', 'give it one of its own');
	if (!isDocument(document)) {
		return refuse(
			'the document is none',
			'give it a text, or sections with a text each; titles and headings are texts',
		);
	}
	if (seen.has(id)) return refuse(`there is another document with the id ${JSON.stringify(id)}`, 'rename one of them');
	seen.add(id);
	return true;
}
