import { PART_BYTES, partFile, RECORD_PART_BYTES } from '@pinakes/query/internal';
import { listText, objectText } from '../base/encode.ts';
import { compare } from '../base/report.ts';

/** Texts of the files of an index in memory, by path. */
export type IndexFiles = Map<string, string>;

/** Receives the files of an index, each once. */
export interface FileTarget {
	set(path: string, text: string): unknown;
}

/** A target whose files can be read again. */
export interface ReadableTarget extends FileTarget {
	get(path: string): string | undefined;
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
	const parts = new TableParts(files, table, aim);
	for (const row of rows) parts.push(...row);
	return parts.finish();
}

/** Writes rows in parts, one after the other. */
class Parts<Row, First> {
	readonly #firsts: First[] = [];
	#rows: Row[] = [];
	#bytes = 0;
	length = 0;

	/**
	 * @param textOf returns the text of a part
	 * @param aim target size of a part, in bytes
	 * @param most maximum rows of a part
	 */
	constructor(
		private readonly files: FileTarget,
		private readonly table: string,
		private readonly textOf: (rows: readonly Row[]) => string,
		private readonly aim: number,
		private readonly most = Number.POSITIVE_INFINITY,
	) {}

	/** @param first what names the part that begins with the row */
	protected add(row: Row, bytes: number, first: First): void {
		if (this.#bytes + bytes > this.aim || this.#rows.length >= this.most) this.#write();
		if (this.#rows.length === 0) this.#firsts.push(first);
		this.#rows.push(row);
		this.#bytes += bytes;
		this.length++;
	}

	/** Returns the first key or number of each part. */
	finish(): First[] {
		this.#write();
		return this.#firsts;
	}

	#write(): void {
		if (this.#rows.length === 0) return;
		this.files.set(partFile(this.table, this.#firsts.length - 1), this.textOf(this.#rows));
		this.#rows = [];
		this.#bytes = 0;
	}
}

export class TableParts extends Parts<TableRow, string> {
	constructor(files: FileTarget, table: string, aim = PART_BYTES) {
		super(files, table, objectText, aim);
	}

	/** Adds a row. Its key comes after those of all rows before. */
	push(key: string, json: string): void {
		this.add([key, json], Buffer.byteLength(key) + Buffer.byteLength(json), key);
	}
}

export class RecordParts extends Parts<string, number> {
	constructor(files: FileTarget, table: string, aim = RECORD_PART_BYTES, most?: number) {
		super(files, table, listText, aim, most);
	}

	push(json: string): void {
		this.add(json, Buffer.byteLength(json), this.length);
	}
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
	const parts = new RecordParts(files, table, aim);
	for (const record of records) parts.push(record);
	return parts.finish();
}
