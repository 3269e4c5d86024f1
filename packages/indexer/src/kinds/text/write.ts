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
import type { SectionTexts } from './collect.ts';
import { addedLanguagesOf, languagesOf } from './documents.ts';
import type { IndexedText } from './indexed.ts';
import type { GatheredText } from './runs.ts';
import type { TermTable } from './term-table.ts';

/** Values of a text index that other parts need. */
export interface WrittenText {
	readonly cuts: Pick<Cuts, typeof TERMS_TABLE | typeof SECTIONS_TABLE | typeof SECTION_TEXTS_TABLE>;
	readonly terms: Iterable<string>;
	/** The texts for vectors; undefined if there are no sections. */
	readonly indexed: IndexedText | undefined;
}

/** Writes the text of documents; nothing if there are none. */
export function writeText(files: FileTarget, text: GatheredText, options: TextOptions): WrittenText {
	const cuts = {
		text_terms: [] as string[],
		sections: writeRecordParts(files, SECTIONS_TABLE, text.records, SECTIONS_PART_BYTES),
		section_texts: writeRecordParts(files, SECTION_TEXTS_TABLE, text.texts, SECTION_TEXTS_PART_BYTES),
	};
	const sections = text.records.length;
	if (sections === 0) return { cuts, terms: [], indexed: undefined };
	const { table, terms } = text.postings.terms(options.grams.at(-1) as number);
	writeSettings(files, table, text, options);
	cuts.text_terms = writeSortedTable(files, TERMS_TABLE, table.rows);
	return { cuts, terms, indexed: { options, sections, read: text } };
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
