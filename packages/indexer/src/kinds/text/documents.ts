import { type Analyzer, analyzerOfLanguages, createAnalyzer } from '@pinakes/query/format/analysis/analyzer';
import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import { plainText } from '@pinakes/query/format/analysis/plain-markdown';
import { DEFAULT_LANGUAGE_NAME, defaultSettings } from '@pinakes/query/format/analysis/registry';
import {
	fieldTerms,
	isDocument,
	sectionLength,
	sectionsOf,
	type TextDocument,
	type TextSection,
} from '@pinakes/query/format/kinds/text/document';
import type { SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import { languageOf } from '../../analysis/detect-language.ts';
import { belowHeading } from '../../markdown/sections.ts';
import { compare, type Report } from '../../report.ts';
import type { Rows } from '../../spill/spilled-rows.ts';
import { type Collected, type Collector, createCollector, type Postings, toPostings } from './collect.ts';
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
	/** The name of its language. */
	readonly language: string;
}

/** The sections of all documents, one after the other. */
export interface SectionTexts {
	/** JSON texts of what a hit shows, and of the texts. */
	readonly records: Rows;
	readonly texts: Rows;
	readonly lengths: readonly number[];
	/** Ids of the documents, and how many sections each has. */
	readonly ids: readonly string[];
	readonly sectionCounts: readonly number[];
	/** The name of the language of each document. */
	readonly languages: readonly string[];
	readonly bytes: number;
	/** How many sections have text without spaces. */
	readonly unspaced: number;
}

/** Sections in memory. */
export interface HeldTexts extends SectionTexts {
	readonly records: readonly string[];
	readonly texts: readonly string[];
}

/** Sections in memory, and their postings. */
export interface ReadDocuments extends HeldTexts {
	readonly collected: Collected;
}

/** Analyzers of texts by the names of their languages. */
export type TextAnalyzers = (language: string) => Analyzer;

/**
 * What cuts texts into the terms of an index.
 *
 * @param folding pairs of characters; none while documents are read, since which characters are folded depends on all of them
 */
export function textAnalyzers(grams: readonly number[], folding = ''): TextAnalyzers {
	const analyzer = createAnalyzer(defaultSettings(), folding, grams);
	const analyzers = new Map([[DEFAULT_LANGUAGE_NAME, analyzer]]);
	return (language) => {
		const known = analyzers.get(language) ?? analyzerOfLanguages(analyzer, [language]);
		analyzers.set(language, known);
		return known;
	};
}

/** Makes a reader of documents, which collects the postings of their sections in the order in which they are read. */
function textReader(
	{ grams, weights, markdown }: TextOptions,
	collector: Collector,
	analyzers = textAnalyzers(grams),
): (document: TextDocument) => DocumentText {
	return (document) => {
		const { id, title = '', language: declared } = document;
		const sections = sectionsOf(document);
		const plain = markdown ? sections.map(withoutMarkup) : sections;
		const texts = [title, ...plain.flatMap(({ headings = [], text }) => [headings.at(-1) ?? '', text])];
		const language = languageOf({ path: id, declared, texts });
		const analyzer = analyzers(language);
		let bytes = 0;
		const lengths = plain.map((section, i) => {
			const fields = fieldTerms(title, section, analyzer, i === 0);
			collector.add(fields);
			bytes += Buffer.byteLength((sections[i] as TextSection).text);
			return sectionLength(fields, weights);
		});
		return {
			id,
			records: sections.map((section) => JSON.stringify(recordOf(id, title, section))),
			texts: sections.map(({ text }) => JSON.stringify(text)),
			lengths,
			bytes,
			language,
		};
	};
}

/** The names of the languages of texts, that of most sections first. */
export function languagesOf({
	languages,
	sectionCounts,
}: Pick<SectionTexts, 'languages' | 'sectionCounts'>): readonly string[] {
	const counts = new Map<string, number>();
	languages.forEach((name, i) => {
		counts.set(name, (counts.get(name) ?? 0) + (sectionCounts[i] as number));
	});
	return [...counts].sort(([a, one], [b, other]) => other - one || compare(a, b)).map(([name]) => name);
}

/** The names of the languages of texts that a reader has to add, sorted. */
export function addedLanguagesOf({ languages }: Pick<SectionTexts, 'languages'>): readonly string[] {
	return [...new Set(languages)].filter((name) => name !== DEFAULT_LANGUAGE_NAME).sort(compare);
}

/** A document's sections, and their postings. */
export interface AnalyzedText {
	readonly text: DocumentText;
	readonly postings: Postings;
}

/** Returns a function that analyzes a document by itself. */
export function textAnalysis(options: TextOptions): (document: TextDocument) => AnalyzedText {
	const analyzers = textAnalyzers(options.grams);
	return (document) => {
		const collector = createCollector();
		const text = textReader(options, collector, analyzers)(document);
		return { text, postings: toPostings(collector.finish()) };
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
export function joinTexts(documents: Iterable<DocumentText>, collector: Pick<Collector, 'finish'>): ReadDocuments {
	const joined = { records: [], texts: [], lengths: [] } as { records: string[]; texts: string[]; lengths: number[] };
	const ids: string[] = [];
	const sectionCounts: number[] = [];
	const languages: string[] = [];
	let bytes = 0;
	let unspaced = 0;
	for (const document of documents) {
		ids.push(document.id);
		languages.push(document.language);
		sectionCounts.push(document.records.length);
		bytes += document.bytes;
		// A spread would not do: a document may have a hundred thousand sections.
		for (const record of document.records) joined.records.push(record);
		for (const text of document.texts) joined.texts.push(text);
		unspaced += countUnspaced(document);
		for (const length of document.lengths) joined.lengths.push(length);
	}
	return { collected: collector.finish(), ...joined, ids, sectionCounts, languages, bytes, unspaced };
}

/** How many sections of a document have text without spaces. */
export function countUnspaced({ texts }: DocumentText): number {
	return texts.filter(isUnspaced).length;
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
	if (typeof id !== 'string' || id === '') return refuse('a document has no id', 'give it an id');
	if (!isDocument(document)) {
		return refuse(
			'this is not a document',
			'give it a text, or sections with a text each; titles and headings are texts, fields hold texts, numbers, booleans or lists of these',
		);
	}
	if (seen.has(id)) return refuse(`there is another document with the id ${JSON.stringify(id)}`, 'rename one of them');
	seen.add(id);
	return true;
}
