import {
	type Analyzer,
	analyzerOfLanguages,
	createAnalyzer,
	DEFAULT_LANGUAGE_NAME,
	defaultSettings,
	definedFields,
	faultOf,
	fieldTerms,
	type SectionRecord,
	sectionLength,
	sectionsOf,
	type TextDocument,
	type TextSection,
} from '@pinakes/query/internal';
import { compare, type Report, reportError } from '../../base/report.ts';
import type { TextOptions } from '../../config/config.ts';
import { withoutMarkup } from '../../parse/sections.ts';
import { languageOf } from '../../words/language.ts';
import { Collector, type DocumentText, type Postings, type SectionTexts, TextRows } from './collect.ts';
import { type GatheredText, PostingRuns } from './runs.ts';

function textAnalyzers(grams: readonly number[]): (language: string) => Analyzer {
	const analyzer = createAnalyzer(defaultSettings(), '', grams);
	const analyzers = new Map([[DEFAULT_LANGUAGE_NAME, analyzer]]);
	return (language) => {
		const known = analyzers.get(language) ?? analyzerOfLanguages(analyzer, [language]);
		analyzers.set(language, known);
		return known;
	};
}

/** Creates a reader of documents, which collects the postings of their sections in the order of reading. */
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
			const fields = fieldTerms(document, section, analyzer, i === 0);
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

/** Returns the names of the languages of texts with their number of sections, that of most sections first. */
export function languageCounts({ languages, sectionCounts }: Pick<SectionTexts, 'languages' | 'sectionCounts'>) {
	const counts = new Map<string, number>();
	languages.forEach((name, i) => {
		counts.set(name, (counts.get(name) ?? 0) + (sectionCounts[i] as number));
	});
	return [...counts].sort(([a, one], [b, other]) => other - one || compare(a, b));
}

/** Returns the names of the added languages of texts, sorted. */
export function addedLanguagesOf({ languages }: Pick<SectionTexts, 'languages'>): readonly string[] {
	return [...new Set(languages)].filter((name) => name !== DEFAULT_LANGUAGE_NAME).sort(compare);
}

export interface AnalyzedText {
	readonly text: DocumentText;
	readonly postings: Postings;
	/** Number of its first section among those of `postings`, which may be of several documents. */
	readonly first: number;
}

export function textAnalysis(options: TextOptions): (document: TextDocument) => AnalyzedText {
	const analyzers = textAnalyzers(options.grams);
	return (document) => {
		const collector = new Collector();
		const text = textReader(options, collector, analyzers)(document);
		return { text, postings: collector.finish(), first: 0 };
	};
}

/** Reads documents into memory, iterating once. Reports documents without an id, or with a duplicate. */
export function readDocuments(documents: Iterable<TextDocument>, options: TextOptions, report: Report): GatheredText {
	const collector = new Collector();
	const read = textReader(options, collector);
	const seen = new Set<string>();
	const rows = new TextRows();
	let count = 0;
	for (const document of documents) {
		count++;
		if (isSound(document, count, seen, report)) rows.add(read(document));
	}
	const postings = new PostingRuns();
	postings.add({ postings: collector.finish(), languages: rows.languages, sectionCounts: rows.sectionCounts });
	return { ...rows, postings };
}

function recordOf(id: string, title: string, { headings = [], lines, url }: TextSection): SectionRecord {
	// A heading that is a comment or a picture has no text.
	const named = headings.filter((name) => name !== '');
	const shown = title === '' || title === id ? undefined : title;
	return { id, ...definedFields({ title: shown, headings: named.length > 0 ? named : undefined, lines, url }) };
}

/** Whether a document is valid and has an id of its own; reports it otherwise, by its number from 1. */
function isSound(document: TextDocument, count: number, seen: Set<string>, report: Report): boolean {
	const { id } = (document ?? {}) as TextDocument;
	const refuse = (message: string, fix: string): false => {
		reportError(typeof id === 'string' && id ? id : '(no id)', 'document-id', message, fix, report);
		return false;
	};
	const fault = faultOf(document);
	if (fault) return refuse(`document ${count} is invalid: ${fault}`, 'correct or drop it');
	if (seen.has(id)) return refuse(`there is another document with the id ${JSON.stringify(id)}`, 'rename one of them');
	seen.add(id);
	return true;
}

/** The texts of an index, from which vectors are made. */
export interface IndexedText {
	readonly options: TextOptions;
	readonly sections: number;
	readonly read: SectionTexts;
}
