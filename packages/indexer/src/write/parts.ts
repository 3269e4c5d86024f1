import { BLOCK_BYTES, partFile, RANGE_BYTES } from '@pinakes/query/format';
import { compare } from '../report.ts';
import { listText, objectText } from './json.ts';

/** The files of an index by path: what a build writes before it writes anything to the disk. */
export type IndexFiles = Map<string, string>;

/**
 * Writes a table in blocks.
 *
 * @param table JSON texts by key
 * @returns the first key of each block
 */
export function writeBlocks(files: IndexFiles, name: string, table: ReadonlyMap<string, string>): string[] {
	const entries = [...table].sort(([a], [b]) => compare(a, b));
	const starts: string[] = [];
	for (const block of cut(entries, BLOCK_BYTES, ([key, json]) => key.length + json.length)) {
		files.set(partFile(name, starts.length), objectText(block));
		starts.push((block[0] as [string, string])[0]);
	}
	return starts;
}

/**
 * Writes records in ranges.
 *
 * @param records JSON texts in the order of their numbers
 * @returns the number of the first record of each range
 */
export function writeRanges(files: IndexFiles, name: string, records: readonly string[]): number[] {
	const starts: number[] = [];
	let first = 0;
	for (const range of cut(records, RANGE_BYTES, (json) => json.length)) {
		files.set(partFile(name, starts.length), listText(range));
		starts.push(first);
		first += range.length;
	}
	return starts;
}

/** Cuts items into runs that each reach the size aimed at; a larger item has a run of its own. */
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
