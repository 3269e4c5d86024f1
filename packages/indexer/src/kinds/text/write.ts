import type { Cuts } from '@pinakes/query';
import {
	ASKING_WORDS,
	encodeNumber,
	foldingOf,
	hasCjk,
	SECTION_TEXTS_PART_BYTES,
	SECTION_TEXTS_TABLE,
	SECTIONS_PART_BYTES,
	SECTIONS_TABLE,
	TERMS_TABLE,
	TEXT_FILE,
	type TextDocument,
	type TextSettings,
} from '@pinakes/query/format';
import type { Report } from '../../report.ts';
import { foldingFor } from '../../text/folding.ts';
import { objectText } from '../../write/json.ts';
import { type IndexFiles, writeRecordParts, writeTable } from '../../write/parts.ts';
import { readDocuments } from './documents.ts';
import type { IndexedText } from './indexed.ts';
import { encodeRow } from './row.ts';
import type { TextOptions } from './settings.ts';
import { type SortedPostings, sortPostings } from './sort.ts';
import { type OrderedTerms, orderTerms, rowKey } from './terms.ts';

/** What is said of a text index outside of it. */
export interface WrittenText {
	readonly cuts: Pick<Cuts, typeof TERMS_TABLE | typeof SECTIONS_TABLE | typeof SECTION_TEXTS_TABLE>;
	readonly documents: number;
	readonly sections: number;
	/** How many sections each document has. */
	readonly sectionCounts: readonly number[];
	/** What vectors are made from; undefined where there are no sections. */
	readonly indexed: IndexedText | undefined;
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
		sections: writeRecordParts(files, SECTIONS_TABLE, read.records, SECTIONS_PART_BYTES),
		section_texts: writeRecordParts(files, SECTION_TEXTS_TABLE, read.texts, SECTION_TEXTS_PART_BYTES),
	};
	const { sectionCounts } = read;
	const written = { cuts, documents: sectionCounts.length, sections: read.records.length, sectionCounts };
	if (written.sections === 0) return { ...written, indexed: undefined };
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
	const { collected: _, ...kept } = read;
	return { ...written, indexed: { options, read: kept, folding, terms: ordered.terms, postings } };
}

/** Terms as they are once their characters are folded; words have none that is. */
function foldTerms(terms: readonly string[], folding: string): readonly string[] {
	const canonical = foldingOf(folding);
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
