import { partFile } from '@pinakes/query/format/codec/cuts';
import { RECORD_PART_BYTES } from '@pinakes/query/format/kinds/records/schema';
import { PART_BYTES } from '@pinakes/query/format/kinds/unit-lists/schema';
import { compare } from '../base/report.ts';
import { listText, objectText } from './json.ts';

/** Texts of the files of an index in memory, by path. */
export type IndexFiles = Map<string, string>;

/** Receives the files of an index, each once. */
export interface FileTarget {
	set(path: string, text: string): unknown;
	/** Receives a file that may be too large for one string. Without this method, pieces are joined in memory. */
	setPieces?(path: string, pieces: Iterable<string>): void;
}

/** A target whose files can be read again. */
export interface ReadableTarget extends FileTarget {
	get(path: string): string | undefined;
}

/** Writes a file in pieces. */
export function setPieces(files: FileTarget, path: string, pieces: Iterable<string>): void {
	if (files.setPieces) files.setPieces(path, pieces);
	else files.set(path, [...pieces].join(''));
}

export type TableRow = readonly [key: string, json: string];

/**
 * Writes a table in parts.
 *
 * @param rows JSON texts by key
 * @param aim target size of a part, in bytes
 * @returns the first key of each part
 */
export function writeTable(
	files: FileTarget,
	table: string,
	rows: ReadonlyMap<string, string>,
	aim = PART_BYTES,
): string[] {
	return writeSortedTable(files, table, sorted([...rows]), aim);
}

/** Writes a table whose rows are sorted by key, with one part in memory at a time. */
export function writeSortedTable(
	files: FileTarget,
	table: string,
	rows: Iterable<TableRow>,
	aim = PART_BYTES,
): string[] {
	const firsts: string[] = [];
	for (const part of tableRuns(rows, aim)) {
		files.set(partFile(table, firsts.length), objectText(part));
		firsts.push((part[0] as TableRow)[0]);
	}
	return firsts;
}

/** Splits rows into those of each part. */
export function tableRuns(rows: Iterable<TableRow>, aim = PART_BYTES): Generator<TableRow[]> {
	return runsOf(rows, ([key, json]) => Buffer.byteLength(key) + Buffer.byteLength(json), aim);
}

/** Merges two lists of rows sorted by key. For equal keys, the row of the first list is used. */
export function* mergeSortedRows(rows: Iterable<TableRow>, others: Iterable<TableRow>): Generator<TableRow> {
	const rest = others[Symbol.iterator]();
	let other = rest.next();
	for (const row of rows) {
		for (; !other.done && compare(other.value[0], row[0]) < 0; other = rest.next()) yield other.value;
		if (!other.done && other.value[0] === row[0]) other = rest.next();
		yield row;
	}
	for (; !other.done; other = rest.next()) yield other.value;
}

/** Sorts rows by key. Most tables are sorted already, which is checked first. */
export function sorted(rows: TableRow[]): TableRow[] {
	const isSorted = rows.every(([key], i) => i === 0 || (rows[i - 1] as TableRow)[0] < key);
	return isSorted ? rows : rows.sort(([a], [b]) => compare(a, b));
}

/**
 * Writes records in parts.
 *
 * @param records JSON texts in the order of their numbers
 * @param aim target size of a part, in bytes
 * @returns the number of the first record of each part
 */
export function writeRecordParts(
	files: FileTarget,
	table: string,
	records: Iterable<string>,
	aim = RECORD_PART_BYTES,
): number[] {
	const parts = recordParts(table, records, aim);
	let part = parts.next();
	for (; !part.done; part = parts.next()) files.set(...part.value);
	return part.value;
}

/** Returns the parts of a table of records, and then the number of the first record of each. */
export function* recordParts(
	table: string,
	records: Iterable<string>,
	aim = RECORD_PART_BYTES,
	most?: number,
): Generator<readonly [path: string, text: string], number[]> {
	const cuts: number[] = [];
	let count = 0;
	for (const part of runsOf(records, (json) => Buffer.byteLength(json), aim, most)) {
		yield [partFile(table, cuts.length), listText(part)];
		cuts.push(count);
		count += part.length;
	}
	return cuts;
}

/**
 * Splits items into runs of at most `aim` bytes. A larger item is a separate run.
 *
 * @param sizeOf bytes of an item
 * @param most maximum items of a run
 */
function* runsOf<T>(
	items: Iterable<T>,
	sizeOf: (item: T) => number,
	aim: number,
	most = Number.POSITIVE_INFINITY,
): Generator<T[]> {
	let run: T[] = [];
	let size = 0;
	for (const item of items) {
		const added = sizeOf(item);
		if (run.length > 0 && (size + added > aim || run.length >= most)) {
			yield run;
			run = [];
			size = 0;
		}
		run.push(item);
		size += added;
	}
	if (run.length > 0) yield run;
}
