import {
	partFile,
	partOf,
	SECTION_TEXTS_PART_BYTES,
	SECTION_TEXTS_TABLE,
	SECTIONS_PART_BYTES,
	SECTIONS_TABLE,
} from '@pinakes/query/format';
import type { Stages } from '../../cache/stages.ts';
import { listText } from '../../write/json.ts';
import { cutsOf } from '../../write/parts.ts';
import type { SectionRows } from './documents.ts';
import type { KnownText, KnownTexts, ReadSources } from './read-sources.ts';

/** What is written of sections as it stands: a table of JSON texts. */
export interface SectionTable {
	readonly name: typeof SECTIONS_TABLE | typeof SECTION_TEXTS_TABLE;
	readonly rows: keyof SectionRows;
	readonly bytes: 'recordBytes' | 'textBytes';
	/** Bytes that a part aims at. */
	readonly aim: number;
}

export const RECORDS: SectionTable = {
	name: SECTIONS_TABLE,
	rows: 'records',
	bytes: 'recordBytes',
	aim: SECTIONS_PART_BYTES,
};
export const TEXTS: SectionTable = {
	name: SECTION_TEXTS_TABLE,
	rows: 'texts',
	bytes: 'textBytes',
	aim: SECTION_TEXTS_PART_BYTES,
};

/**
 * Writes a table in parts. What documents have that an earlier build wrote is taken from its parts, or the parts are
 * taken over.
 *
 * @param before the parts of that build
 * @returns the number of the first section of each part
 */
export function writeSectionParts(
	{ documents, rowsOf }: Pick<ReadSources, 'documents' | 'rowsOf'>,
	before: SectionPartsBefore | undefined,
	table: SectionTable,
	stages: Stages,
): number[] {
	const cuts = cutsOf(columnOf(documents, table.bytes), table.aim);
	const rowsIn = ({ source, document, from, to }: Stretch): readonly string[] =>
		before?.rows(source, from, to) ?? rowsOf(document)[table.rows].slice(from, to);
	for (const [number, part] of stretchesOf(documents, cuts).entries()) {
		const same = before?.partOf(part);
		if (same !== undefined && stages.keepPart(table.name, number, same)) continue;
		stages.always((files) => files.set(partFile(table.name, number), listText(part.flatMap(rowsIn))));
	}
	return cuts;
}

/** The parts that an earlier build wrote of a table. */
export interface SectionPartsBefore {
	/** The part that had just these stretches; undefined for none. */
	partOf(stretches: readonly Stretch[]): number | undefined;
	/** What stood there of sections of a document; undefined for what was not there, or is no more. */
	rows(source: string, from: number, to: number): readonly string[] | undefined;
}

export function sectionPartsBefore({ documents }: KnownTexts, table: SectionTable, stages: Stages): SectionPartsBefore {
	const cuts = cutsOf(columnOf(documents, table.bytes), table.aim);
	const stretches = stretchesOf(documents, cuts);
	const byFirst = new Map(stretches.map((part, number) => [nameOf(part[0] as Stretch), number]));
	const starts = new Map<string, number>();
	let end = 0;
	for (const { source, lengths } of documents) {
		starts.set(source, end);
		end += lengths.length;
	}
	const parts = new Map<number, readonly string[] | undefined>();
	const partAt = (number: number): readonly string[] | undefined => {
		if (!parts.has(number)) parts.set(number, linesIn(stages.readPart(table.name, number)));
		return parts.get(number);
	};
	return {
		partOf(now) {
			const number = byFirst.get(nameOf(now[0] as Stretch));
			const old = number === undefined ? [] : (stretches[number] as readonly Stretch[]);
			return old.length === now.length && old.every((one, i) => isSame(one, now[i] as Stretch)) ? number : undefined;
		},
		rows(source, from, to) {
			const start = starts.get(source);
			if (start === undefined) return undefined;
			const rows: string[] = [];
			let part = partOf(cuts, start + from);
			for (let section = start + from; section < start + to; section++) {
				if (cuts[part + 1] === section) part++;
				const row = partAt(part)?.[section - (cuts[part] as number)];
				if (row === undefined) return undefined;
				rows.push(row);
			}
			return rows;
		},
	};
}

function nameOf({ source, from }: Stretch): string {
	return `${source} ${from}`;
}

function isSame(one: Stretch, other: Stretch): boolean {
	return one.source === other.source && one.from === other.from && one.to === other.to;
}

/** The entries of a part that `listText` wrote. */
function linesIn(part: string | undefined): string[] | undefined {
	return part
		?.split('\n')
		.slice(1, -1)
		.map((line, i, { length }) => (i === length - 1 ? line : line.slice(0, -1)));
}

/** A number of each section of all documents. */
export function columnOf(documents: readonly KnownText[], column: 'lengths' | SectionTable['bytes']): Uint32Array {
	const numbers = new Uint32Array(documents.reduce((sum, { lengths }) => sum + lengths.length, 0));
	let end = 0;
	for (const { [column]: own } of documents) {
		numbers.set(own, end);
		end += own.length;
	}
	return numbers;
}

/** Sections of one document that stand in one part: from the first to behind the last, counted in the document. */
export interface Stretch extends Pick<KnownText, 'source'> {
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
