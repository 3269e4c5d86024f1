import type { Cuts } from '@pinakes/query';
import { encodeNumber } from '@pinakes/query/format/codec/numbers';
import {
	SECTION_TEXTS_PART_BYTES,
	SECTION_TEXTS_TABLE,
	SECTIONS_PART_BYTES,
	SECTIONS_TABLE,
	TERMS_TABLE,
	TEXT_FILE,
	type TextSettings,
} from '@pinakes/query/format/kinds/text/schema';
import { fieldsText } from '../../write/json.ts';
import { type IndexFiles, writeRecordParts, writeTable } from '../../write/parts.ts';
import { withCompounds } from './compounds.ts';
import { addedLanguagesOf, languagesOf, type ReadDocuments } from './documents.ts';
import type { IndexedText } from './indexed.ts';
import type { TextOptions } from './settings.ts';
import { buildTerms, type TermTable } from './term-table.ts';

/** What is said of a text index outside of it. */
export interface WrittenText {
	readonly cuts: Pick<Cuts, typeof TERMS_TABLE | typeof SECTIONS_TABLE | typeof SECTION_TEXTS_TABLE>;
	/** What vectors are made from; undefined where there are no sections. */
	readonly indexed: IndexedText | undefined;
}

/** Writes the text of documents; nothing, where there are none. */
export function writeText(files: IndexFiles, read: ReadDocuments, options: TextOptions): WrittenText {
	const { collected, ...texts } = read;
	const cuts = {
		text_terms: [] as string[],
		sections: writeRecordParts(files, SECTIONS_TABLE, read.records, SECTIONS_PART_BYTES),
		section_texts: writeRecordParts(files, SECTION_TEXTS_TABLE, read.texts, SECTION_TEXTS_PART_BYTES),
	};
	if (read.records.length === 0) return { cuts, indexed: undefined };
	const { table, terms, postings } = buildTerms(withCompounds(read), options.grams.at(-1) as number);
	writeSettings(files, table, read, options);
	cuts.text_terms = writeTable(files, TERMS_TABLE, table.rows);
	const { folding } = table;
	return {
		cuts,
		indexed: { options, sections: read.records.length, read: texts, collected, folding, terms, postings },
	};
}

/** Writes what holds for all texts. */
function writeSettings(files: IndexFiles, table: TermTable, read: ReadDocuments, options: TextOptions): void {
	const { lengths, sectionCounts } = read;
	const languages = addedLanguagesOf(read).length > 0 ? languagesOf(read) : undefined;
	const settings: TextSettings = {
		grams: options.grams,
		folding: table.folding,
		alphabet: table.alphabet.join(''),
		key_length: table.keyLength,
		weights: options.weights,
		counts: table.counts,
		lengths: lengths.map(encodeNumber).join(''),
		documents: sectionCounts.every((count) => count === 1)
			? ''
			: sectionCounts.map((count) => encodeNumber(count - 1)).join(''),
		...(languages ? { languages } : {}),
		markdown: options.markdown,
	};
	files.set(TEXT_FILE, fieldsText(settings));
}
