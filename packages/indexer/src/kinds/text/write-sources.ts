import type { Stages } from '../../cache/stages.ts';
import type { SourceDocument } from '../../sources/source-document.ts';
import { type KnownTexts, readAll, readChanged } from './read-sources.ts';
import { columnOf, RECORDS, sectionPartsBefore, TEXTS, writeSectionParts } from './section-parts.ts';
import type { TextOptions } from './settings.ts';
import { type WrittenText, writeSettings } from './write.ts';
import { writeRows } from './write-rows.ts';

/** Texts that were written. */
export interface WrittenSources extends WrittenText {
	readonly known: KnownTexts;
}

/**
 * Writes the texts of markdown files: those that are known from before are not read again.
 *
 * @param documents in the order in which they are numbered
 * @param known the texts of an earlier build with the same options
 */
export function writeSourceTexts(
	documents: readonly SourceDocument[],
	known: KnownTexts | undefined,
	options: TextOptions,
	stages: Stages,
): WrittenSources {
	const before = known && {
		records: sectionPartsBefore(known, RECORDS, stages),
		texts: sectionPartsBefore(known, TEXTS, stages),
	};
	const read = (known && readChanged(documents, known, options, before)) ?? readAll(documents, options);
	const { table } = read;
	const lengths = columnOf(read.documents, 'lengths');
	const sectionCounts = read.documents.map((text) => text.lengths.length);
	if (table !== undefined) {
		stages.always((files) => writeSettings(files, table, { lengths, sectionCounts }, options));
	}
	return {
		cuts: {
			text_terms: table === undefined ? [] : writeRows(table.rows, read.before, stages),
			sections: writeSectionParts(read, before?.records, RECORDS, stages),
			section_texts: writeSectionParts(read, before?.texts, TEXTS, stages),
		},
		documents: documents.length,
		sections: lengths.length,
		ids: documents.map(({ path }) => path),
		sectionCounts,
		indexed: read.indexed,
		known: { documents: read.documents, table },
	};
}
