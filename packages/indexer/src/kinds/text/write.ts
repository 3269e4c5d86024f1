import type { Cuts } from '@pinakes/query';
import {
	ASKING_WORDS,
	encodeNumber,
	SECTION_TEXTS_PART_BYTES,
	SECTION_TEXTS_TABLE,
	SECTIONS_PART_BYTES,
	SECTIONS_TABLE,
	type TERMS_TABLE,
	TEXT_FILE,
	type TextDocument,
	type TextSettings,
} from '@pinakes/query/format';
import { allStages } from '../../cache/stages.ts';
import type { Report } from '../../report.ts';
import { objectText } from '../../write/json.ts';
import { type IndexFiles, writeRecordParts } from '../../write/parts.ts';
import { type ReadDocuments, readDocuments } from './documents.ts';
import type { IndexedText } from './indexed.ts';
import type { TextOptions } from './settings.ts';
import { type BuiltTerms, buildTerms, type TermTable } from './term-table.ts';
import { writeRows } from './write-rows.ts';

/** What is said of a text index outside of it. */
export interface WrittenText {
	readonly cuts: Pick<Cuts, typeof TERMS_TABLE | typeof SECTIONS_TABLE | typeof SECTION_TEXTS_TABLE>;
	readonly documents: number;
	readonly sections: number;
	/** Ids of the documents, and how many sections each has. */
	readonly ids: readonly string[];
	readonly sectionCounts: readonly number[];
	/** What vectors are made from; undefined where there are no sections, or not all of them were read. */
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
	const { records, texts, ids, sectionCounts } = read;
	const cuts = {
		text_terms: [] as string[],
		sections: writeRecordParts(files, SECTIONS_TABLE, records, SECTIONS_PART_BYTES),
		section_texts: writeRecordParts(files, SECTION_TEXTS_TABLE, texts, SECTION_TEXTS_PART_BYTES),
	};
	const written = { documents: ids.length, sections: records.length, ids, sectionCounts };
	if (records.length === 0) return { ...written, cuts, indexed: undefined };
	const built = buildTerms(read.collected, options.grams.at(-1) as number);
	writeSettings(files, built.table, read, options);
	cuts.text_terms = writeRows(built.table.rows, undefined, allStages(files));
	return { ...written, cuts, indexed: toIndexed(read, built, options) };
}

/** Texts as vectors are made from them. */
export function toIndexed(
	{ collected: _, ...read }: ReadDocuments,
	{ table, terms, postings }: BuiltTerms,
	options: TextOptions,
): IndexedText {
	return { options, read, folding: table.folding, terms, postings };
}

/** Writes what holds for all texts. */
export function writeSettings(
	files: IndexFiles,
	table: TermTable,
	{ lengths, sectionCounts }: Pick<ReadDocuments, 'sectionCounts'> & { readonly lengths: ArrayLike<number> },
	options: TextOptions,
): void {
	const settings: TextSettings = {
		grams: options.grams,
		asking_words: ASKING_WORDS,
		folding: table.folding,
		alphabet: table.alphabet.characters.join(''),
		key_length: table.keyLength,
		weights: options.weights,
		counts: table.counts,
		lengths: Array.from(lengths, encodeNumber).join(''),
		documents: sectionCounts.every((count) => count === 1)
			? ''
			: sectionCounts.map((count) => encodeNumber(count - 1)).join(''),
		markdown: options.markdown,
	};
	files.set(TEXT_FILE, objectText(Object.entries(settings).map(([name, value]) => [name, JSON.stringify(value)])));
}
