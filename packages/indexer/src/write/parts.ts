import { partFile } from '@pinakes/query/format/codec/cuts';
import { RECORD_PART_BYTES } from '@pinakes/query/format/kinds/records/schema';
import { PART_BYTES } from '@pinakes/query/format/kinds/unit-lists/schema';
import { compare } from '../report.ts';
import { listText, objectText } from './json.ts';

/** The files of an index by path, in memory. */
export type IndexFiles = Map<string, string>;

/**
 * Writes a table in parts.
 *
 * @param rows JSON texts by key
 * @param aim target size of a part, in bytes
 * @returns the first key of each part
 */
export function writeTable(
	files: IndexFiles,
	table: string,
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

/** Sorts rows by key. Most tables are sorted already, which is checked first. */
function sorted(rows: [key: string, json: string][]): [key: string, json: string][] {
	const isSorted = rows.every(([key], i) => i === 0 || (rows[i - 1] as [string, string])[0] < key);
	return isSorted ? rows : rows.sort(([a], [b]) => compare(a, b));
}

/**
 * Writes records in parts.
 *
 * @param records JSON texts in the order of their numbers
 * @param aim target size of a part, in bytes
 * @param most maximum records of a part
 * @returns the number of the first record of each part
 */
export function writeRecordParts(
	files: IndexFiles,
	table: string,
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
 * Cuts items into runs of at most `aim` bytes; a larger item is a separate run.
 *
 * @param sizes bytes of each item
 * @param most maximum items of a run
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
