import {
	SECTION_TEXTS_PART_BYTES,
	SECTION_TEXTS_TABLE,
	SECTIONS_PART_BYTES,
	SECTIONS_TABLE,
} from '@pinakes/query/format';
import type { Stages } from '../../cache/stages.ts';
import type { SourceDocument } from '../../sources/source-document.ts';
import { listText } from '../../write/json.ts';
import { cutsOf } from '../../write/parts.ts';
import type { SectionRows } from './documents.ts';
import { type KnownText, type KnownTexts, type ReadSources, readAll, readChanged } from './read-sources.ts';
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
	const read = (known && readChanged(documents, known, options)) ?? readAll(documents, options);
	const { table, before } = read;
	const lengths = columnOf(read.documents, 'lengths');
	const sectionCounts = read.documents.map((text) => text.lengths.length);
	if (table !== undefined) {
		stages.always((files) => writeSettings(files, table, { lengths, sectionCounts }, options));
	}
	return {
		cuts: {
			text_terms: table === undefined ? [] : writeRows(table.rows, before, stages),
			sections: writeParts(read, RECORDS, stages),
			section_texts: writeParts(read, TEXTS, stages),
		},
		documents: documents.length,
		sections: lengths.length,
		ids: documents.map(({ path }) => path),
		sectionCounts,
		indexed: read.indexed,
		known: { documents: read.documents, table },
	};
}

/** What is written of sections as it stands: a table of JSON texts. */
interface SectionTable {
	readonly name: typeof SECTIONS_TABLE | typeof SECTION_TEXTS_TABLE;
	readonly rows: keyof SectionRows;
	readonly bytes: 'recordBytes' | 'textBytes';
	/** Bytes that a part aims at. */
	readonly aim: number;
}

const RECORDS: SectionTable = {
	name: SECTIONS_TABLE,
	rows: 'records',
	bytes: 'recordBytes',
	aim: SECTIONS_PART_BYTES,
};
const TEXTS: SectionTable = {
	name: SECTION_TEXTS_TABLE,
	rows: 'texts',
	bytes: 'textBytes',
	aim: SECTION_TEXTS_PART_BYTES,
};

/** Writes a table in parts. Returns the number of the first section of each. */
function writeParts({ documents, rowsOf }: ReadSources, table: SectionTable, stages: Stages): number[] {
	const cuts = cutsOf(columnOf(documents, table.bytes), table.aim);
	for (const [number, part] of stretchesOf(documents, cuts).entries()) {
		const input = (): string => part.map(({ source, from, to }) => `${source} ${from} ${to}`).join('\n');
		stages.part(table.name, number, input, () =>
			listText(part.flatMap(({ document, from, to }) => rowsOf(document)[table.rows].slice(from, to))),
		);
	}
	return cuts;
}

/** A number of each section of all documents. */
function columnOf(documents: readonly KnownText[], column: 'lengths' | SectionTable['bytes']): Uint32Array {
	const numbers = new Uint32Array(documents.reduce((sum, { lengths }) => sum + lengths.length, 0));
	let end = 0;
	for (const { [column]: own } of documents) {
		numbers.set(own, end);
		end += own.length;
	}
	return numbers;
}

/** Sections of one document that stand in one part: from the first to behind the last, counted in the document. */
interface Stretch extends Pick<KnownText, 'source'> {
	readonly document: number;
	readonly from: number;
	readonly to: number;
}

/** Which sections of which documents each part has. */
function stretchesOf(documents: readonly KnownText[], cuts: readonly number[]): Stretch[][] {
	const parts: Stretch[][] = cuts.map(() => []);
	let part = -1;
	let start = 0;
	documents.forEach(({ source, lengths: { length } }, document) => {
		for (let from = 0; from < length; ) {
			if (cuts[part + 1] === start + from) part++;
			const to = Math.min(length, (cuts[part + 1] ?? Number.POSITIVE_INFINITY) - start);
			parts[part]?.push({ source, document, from, to });
			from = to;
		}
		start += length;
	});
	return parts;
}
