import {
	encodeNumber,
	SECTION_TEXTS_PART_BYTES,
	SECTION_TEXTS_TABLE,
	SECTIONS_PART_BYTES,
	SECTIONS_TABLE,
	TEXT_FILE,
	type TextSettings,
} from '@pinakes/query/internal';
import { fieldsText } from '../../base/encode.ts';
import type { TextOptions } from '../../config/config.ts';
import { type FileTarget, writeRecordParts } from '../parts.ts';
import type { SectionTexts } from './collect.ts';
import { addedLanguagesOf, type IndexedText, languagesOf } from './documents.ts';
import type { GatheredText } from './runs.ts';
import { type WrittenTerms, writeTerms } from './term-table.ts';

/** Values of a text index that other parts need. */
export interface WrittenText {
	readonly cuts: WrittenTerms['cuts'] & { readonly sections: number[]; readonly section_texts: number[] };
	readonly terms: Iterable<string>;
	/** The texts for vectors; undefined if there are no sections. */
	readonly indexed: IndexedText | undefined;
}

/** Writes the text of documents; nothing if there are none. */
export function writeText(files: FileTarget, text: GatheredText, options: TextOptions): WrittenText {
	const cuts = {
		sections: writeRecordParts(files, SECTIONS_TABLE, text.records, SECTIONS_PART_BYTES),
		section_texts: writeRecordParts(files, SECTION_TEXTS_TABLE, text.texts, SECTION_TEXTS_PART_BYTES),
	};
	const sections = text.records.length;
	if (sections === 0) {
		return { cuts: { ...cuts, text_words: [], text_postings: [], text_blocks: [] }, terms: [], indexed: undefined };
	}
	const { sorted, terms } = text.postings.terms();
	const { lengths } = text;
	const written = writeTerms(files, sorted, {
		lengths,
		weights: options.weights,
		size: options.grams.at(-1) as number,
	});
	writeSettings(files, sorted.folding, written, text, options);
	return { cuts: { ...cuts, ...written.cuts }, terms, indexed: { options, sections, read: text } };
}

function writeSettings(
	files: FileTarget,
	folding: string,
	{ counts, totalLength }: WrittenTerms,
	read: SectionTexts,
	options: TextOptions,
): void {
	const { sectionCounts } = read;
	const languages = addedLanguagesOf(read).length > 0 ? languagesOf(read) : undefined;
	const settings: TextSettings = {
		grams: options.grams,
		folding,
		weights: options.weights,
		counts,
		total_length: totalLength,
		documents: sectionCounts.every((count) => count === 1)
			? ''
			: sectionCounts.map((count) => encodeNumber(count - 1)).join(''),
		...(languages ? { languages } : {}),
		markdown: options.markdown,
	};
	files.set(TEXT_FILE, fieldsText(settings));
}
