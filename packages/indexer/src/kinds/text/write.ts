import type { Cuts } from '@pinakes/query';
import { encodeNumber } from '@pinakes/query/format/codec/numbers';
import { encodeLength } from '@pinakes/query/format/kinds/text/lengths';
import {
	SECTION_TEXTS_PART_BYTES,
	SECTION_TEXTS_TABLE,
	SECTIONS_PART_BYTES,
	SECTIONS_TABLE,
	TERMS_TABLE,
	TEXT_FILE,
	type TextSettings,
} from '@pinakes/query/format/kinds/text/schema';
import type { TextOptions } from '../../config/config.ts';
import { fieldsText } from '../../write/json.ts';
import { type FileTarget, writeRecordParts, writeSortedTable } from '../../write/parts.ts';
import { withCompounds } from './compounds.ts';
import { addedLanguagesOf, languagesOf, type ReadDocuments, type SectionTexts } from './documents.ts';
import type { IndexedText, SpilledText } from './indexed.ts';
import type { SpilledDocuments } from './spilled-postings.ts';
import { buildTerms, type TermTable } from './term-table.ts';

/** Values of a text index that other parts need. */
export interface WrittenText {
	readonly cuts: Pick<Cuts, typeof TERMS_TABLE | typeof SECTIONS_TABLE | typeof SECTION_TEXTS_TABLE>;
	readonly terms: Iterable<string>;
	/** The texts for vectors; undefined if there are no sections. */
	readonly indexed: IndexedText | SpilledText | undefined;
}

/** Writes the text of documents; nothing if there are none. */
export function writeText(
	files: FileTarget,
	read: ReadDocuments | SpilledDocuments,
	options: TextOptions,
): WrittenText {
	const cuts = {
		text_terms: [] as string[],
		sections: writeRecordParts(files, SECTIONS_TABLE, read.records, SECTIONS_PART_BYTES),
		section_texts: writeRecordParts(files, SECTION_TEXTS_TABLE, read.texts, SECTION_TEXTS_PART_BYTES),
	};
	if (read.records.length === 0) return { cuts, terms: [], indexed: undefined };
	const { table, terms, indexed } = 'collected' in read ? heldTerms(read, options) : spilledTerms(read, options);
	writeSettings(files, table, read, options);
	cuts.text_terms = writeSortedTable(files, TERMS_TABLE, table.rows);
	return { cuts, terms, indexed };
}

interface MadeTerms extends Pick<WrittenText, 'terms' | 'indexed'> {
	readonly table: TermTable;
}

function heldTerms(read: ReadDocuments, options: TextOptions): MadeTerms {
	const { collected, ...texts } = read;
	const { table, terms, postings } = buildTerms(withCompounds(read), sizeOf(options));
	const { folding } = table;
	const sections = read.records.length;
	return { table, terms, indexed: { options, sections, read: texts, collected, folding, terms, postings } };
}

function spilledTerms(read: SpilledDocuments, options: TextOptions): MadeTerms {
	const { table, terms } = read.postings.terms(sizeOf(options));
	return { table, terms, indexed: { options, sections: read.records.length, spilled: read, folding: table.folding } };
}

/** Returns the size of the largest n-grams. */
function sizeOf({ grams }: TextOptions): number {
	return grams.at(-1) as number;
}

function writeSettings(files: FileTarget, table: TermTable, read: SectionTexts, options: TextOptions): void {
	const { lengths, sectionCounts } = read;
	const languages = addedLanguagesOf(read).length > 0 ? languagesOf(read) : undefined;
	const settings: TextSettings = {
		grams: options.grams,
		folding: table.folding,
		alphabet: table.alphabet.join(''),
		key_length: table.keyLength,
		weights: options.weights,
		counts: table.counts,
		lengths: lengths.map(encodeLength).join(''),
		documents: sectionCounts.every((count) => count === 1)
			? ''
			: sectionCounts.map((count) => encodeNumber(count - 1)).join(''),
		...(languages ? { languages } : {}),
		markdown: options.markdown,
	};
	files.set(TEXT_FILE, fieldsText(settings));
}
