import type { Cuts } from '@pinakes/query';
import {
	type Analyzer,
	encodeNumber,
	fieldTerms,
	hasCjk,
	plainText,
	SECTION_TEXTS_TABLE,
	SECTIONS_TABLE,
	type SectionRecord,
	sectionsOf,
	stem,
	TERMS_TABLE,
	TEXT_FILE,
	type TextDocument,
	type TextSection,
	type TextSettings,
} from '@pinakes/query/format';
import { ASKING_WORDS } from '../../data/asking-words.ts';
import { STOP_WORDS } from '../../data/stop-words.ts';
import { belowHeading } from '../../markdown/sections.ts';
import type { Report } from '../../report.ts';
import { foldingFor } from '../../text/folding.ts';
import { objectText } from '../../write/json.ts';
import { type IndexFiles, writeRecordParts, writeTable } from '../../write/parts.ts';
import { type Collected, createCollector } from './collect.ts';
import { encodeRow } from './row.ts';
import type { TextOptions } from './settings.ts';
import { type SortedPostings, sortPostings } from './sort.ts';
import { type OrderedTerms, orderTerms, rowKey } from './terms.ts';

/** What is said of a text index outside of it. */
export interface WrittenText {
	readonly cuts: Pick<Cuts, typeof TERMS_TABLE | typeof SECTIONS_TABLE | typeof SECTION_TEXTS_TABLE>;
	readonly documents: number;
	readonly sections: number;
}

/**
 * Writes the text of documents; nothing, where there are none. A document without an id, or with that of
 * another one, is reported and left out.
 *
 * @param documents in the order in which they are numbered; read once
 */
export function writeText(
	files: IndexFiles,
	documents: Iterable<TextDocument>,
	options: TextOptions,
	report: Report,
): WrittenText {
	const read = readDocuments(documents, options, report);
	const cuts = {
		text_terms: [] as string[],
		sections: writeRecordParts(files, SECTIONS_TABLE, read.records),
		section_texts: writeRecordParts(files, SECTION_TEXTS_TABLE, read.texts),
	};
	const written = { cuts, documents: read.sectionCounts.length, sections: read.records.length };
	if (written.sections === 0) return written;
	const { collected } = read;
	const folding = foldingFor(collected.terms.filter(hasCjk).flatMap((gram) => [...gram]));
	const folded = foldTerms(collected.terms, folding);
	const ordered = orderTerms(new Set(folded), options.grams.at(-1) as number);
	const postings = sortPostings(collected, ranksOf(folded, ordered.terms), ordered.terms.length);
	cuts.text_terms = writeTable(files, TERMS_TABLE, rowsOf(ordered, postings));
	const settings: TextSettings = {
		grams: options.grams,
		asking_words: ASKING_WORDS,
		folding,
		alphabet: ordered.alphabet.join(''),
		key_length: ordered.keyLength,
		weights: options.weights,
		counts: postings.counts,
		lengths: read.lengths.map(encodeNumber).join(''),
		documents: read.sectionCounts.every((count) => count === 1)
			? ''
			: read.sectionCounts.map((count) => encodeNumber(count - 1)).join(''),
		markdown: options.markdown,
	};
	files.set(TEXT_FILE, objectText(Object.entries(settings).map(([name, value]) => [name, JSON.stringify(value)])));
	return written;
}

/** What is known of documents once their texts have been read. */
interface ReadDocuments {
	readonly collected: Collected;
	/** JSON texts of what a hit shows, and of the texts, by section. */
	readonly records: readonly string[];
	readonly texts: readonly string[];
	/** Terms weighted by field, rounded, by section. */
	readonly lengths: readonly number[];
	/** Sections by document. */
	readonly sectionCounts: readonly number[];
}

function readDocuments(documents: Iterable<TextDocument>, options: TextOptions, report: Report): ReadDocuments {
	const { grams, weights, markdown } = options;
	const analyzer: Analyzer = {
		stopWords: new Set(STOP_WORDS),
		// Terms are folded once all are known, since which characters are folded depends on all texts.
		folding: new Map(),
		grams,
		stem: remembering(stem),
	};
	const collector = createCollector();
	const records: string[] = [];
	const texts: string[] = [];
	const lengths: number[] = [];
	const sectionCounts: number[] = [];
	const seen = new Set<string>();
	for (const document of documents) {
		if (!hasOwnId(document, seen, report)) continue;
		const { id, title = '' } = document;
		const sections = sectionsOf(document);
		sectionCounts.push(sections.length);
		for (const section of sections) {
			const fields = fieldTerms(title, markdown ? withoutMarkup(section) : section, analyzer);
			collector.add(fields);
			lengths.push(Math.round(fields.reduce((sum, terms, i) => sum + (weights[i] as number) * terms.length, 0)));
			records.push(JSON.stringify(recordOf(id, title, section)));
			texts.push(JSON.stringify(section.text));
		}
	}
	return { collected: collector.finish(), records, texts, lengths, sectionCounts };
}

function withoutMarkup({ headings = [], text }: TextSection): TextSection {
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

function hasOwnId({ id }: TextDocument, seen: Set<string>, report: Report): boolean {
	const refuse = (message: string, mend: string): false => {
		report({ severity: 'error', file: id || '(no id)', rule: 'document-id', message, mend });
		return false;
	};
	if (typeof id !== 'string' || id === '') return refuse('a document has no id', 'give it one of its own');
	if (seen.has(id)) return refuse(`there is another document with the id ${JSON.stringify(id)}`, 'rename one of them');
	seen.add(id);
	return true;
}

/** The same function, which works out each word once: texts repeat their words. */
function remembering(work: (word: string) => string): (word: string) => string {
	const known = new Map<string, string>();
	return (word) => {
		const before = known.get(word);
		if (before !== undefined) return before;
		const result = work(word);
		known.set(word, result);
		return result;
	};
}

/** Terms as they are once their characters are folded; words have none that is. */
function foldTerms(terms: readonly string[], folding: string): readonly string[] {
	const canonical = new Map<string, string>();
	const [...characters] = folding;
	for (let i = 0; i < characters.length; i += 2) canonical.set(characters[i] as string, characters[i + 1] as string);
	if (canonical.size === 0) return terms;
	return terms.map((term) =>
		hasCjk(term) ? Array.from(term, (character) => canonical.get(character) ?? character).join('') : term,
	);
}

/** The place of each term in an order. */
function ranksOf(terms: readonly string[], order: readonly string[]): Uint32Array {
	const ranks = new Map(order.map((term, rank) => [term, rank]));
	return Uint32Array.from(terms, (term) => ranks.get(term) as number);
}

function rowsOf({ terms, keyLength, grams }: OrderedTerms, postings: SortedPostings): Map<string, string> {
	const rows = new Map<string, string>();
	for (let from = 0; from < terms.length; ) {
		const key = rowKey(terms[from] as string, keyLength);
		let to = from + 1;
		while (to < terms.length && rowKey(terms[to] as string, keyLength) === key) to++;
		const row = {
			terms: terms.slice(from, to),
			postings: Array.from({ length: to - from }, (_, i) => postings.of(from + i)),
		};
		rows.set(key, JSON.stringify(encodeRow(key, row, grams)));
		from = to;
	}
	return rows;
}
