import { type KeyTable, type NumberTable, PART_BYTES, partFile, RECORD_PART_BYTES } from '@pinakes/query/format';
import { compare } from '../report.ts';
import { listText, objectText } from './json.ts';

/** The files of an index by path: what a build writes before it writes anything to the disk. */
export type IndexFiles = Map<string, string>;

/**
 * Writes a table in parts.
 *
 * @param rows JSON texts by key
 * @param aim bytes that a part aims at
 * @returns the first key of each part
 */
export function writeTable(
	files: IndexFiles,
	table: KeyTable,
	rows: ReadonlyMap<string, string>,
	aim = PART_BYTES,
): string[] {
	const entries = sorted([...rows]);
	const cuts = cutsOf(
		entries.map(([key, json]) => Buffer.byteLength(key) + Buffer.byteLength(json)),
		aim,
	);
	cuts.forEach((first, number) => {
		files.set(partFile(table, number), objectText(entries.slice(first, cuts[number + 1])));
	});
	return cuts.map((first) => (entries[first] as [string, string])[0]);
}

/** Rows by their keys; most tables are sorted already, which is soon seen. */
function sorted(rows: [key: string, json: string][]): [key: string, json: string][] {
	const isSorted = rows.every(([key], i) => i === 0 || (rows[i - 1] as [string, string])[0] < key);
	return isSorted ? rows : rows.sort(([a], [b]) => compare(a, b));
}

/**
 * Writes records in parts.
 *
 * @param records JSON texts in the order of their numbers
 * @param aim bytes that a part aims at
 * @param most records of a part
 * @returns the number of the first record of each part
 */
export function writeRecordParts(
	files: IndexFiles,
	table: NumberTable,
	records: readonly string[],
	aim = RECORD_PART_BYTES,
	most?: number,
): number[] {
	const cuts = cutsOf(
		records.map((json) => Buffer.byteLength(json)),
		aim,
		most,
	);
	cuts.forEach((first, number) => {
		files.set(partFile(table, number), listText(records.slice(first, cuts[number + 1])));
	});
	return cuts;
}

/**
 * Cuts items into runs of at most the bytes aimed at; a larger item has a run of its own.
 *
 * @param sizes bytes of each item
 * @param most items of a run
 * @returns the number of the first item of each run
 */
export function cutsOf(sizes: ArrayLike<number>, aim: number, most = Number.POSITIVE_INFINITY): number[] {
	const cuts: number[] = [];
	let size = Number.POSITIVE_INFINITY;
	for (let item = 0; item < sizes.length; item++) {
		const added = sizes[item] as number;
		if (size + added > aim || item - (cuts.at(-1) ?? 0) >= most) {
			cuts.push(item);
			size = 0;
		}
		size += added;
	}
	return cuts;
}
