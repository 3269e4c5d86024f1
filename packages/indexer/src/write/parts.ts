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
	const entries = [...rows].sort(([a], [b]) => compare(a, b));
	const cuts: string[] = [];
	for (const part of cut(entries, aim, ([key, json]) => Buffer.byteLength(key) + Buffer.byteLength(json))) {
		files.set(partFile(table, cuts.length), objectText(part));
		cuts.push((part[0] as [string, string])[0]);
	}
	return cuts;
}

/**
 * Writes records in parts.
 *
 * @param records JSON texts in the order of their numbers
 * @param aim bytes that a part aims at
 * @returns the number of the first record of each part
 */
export function writeRecordParts(
	files: IndexFiles,
	table: NumberTable,
	records: readonly string[],
	aim = RECORD_PART_BYTES,
): number[] {
	const cuts: number[] = [];
	let first = 0;
	for (const part of cut(records, aim, (json) => Buffer.byteLength(json))) {
		files.set(partFile(table, cuts.length), listText(part));
		cuts.push(first);
		first += part.length;
	}
	return cuts;
}

/** Cuts items into runs of at most the bytes aimed at; a larger item has a run of its own. */
function cut<T>(items: readonly T[], aim: number, sizeOf: (item: T) => number): T[][] {
	const runs: T[][] = [];
	let run: T[] = [];
	let size = 0;
	for (const item of items) {
		const added = sizeOf(item);
		if (run.length > 0 && size + added > aim) {
			runs.push(run);
			run = [];
			size = 0;
		}
		run.push(item);
		size += added;
	}
	if (run.length > 0) runs.push(run);
	return runs;
}
