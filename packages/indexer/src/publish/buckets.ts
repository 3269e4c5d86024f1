import { partFile } from '@pinakes/query/format/codec/cuts';
import { BUCKETS_TABLE, bucketOf } from '@pinakes/query/format/kinds/buckets/schema';
import { compare } from '../report.ts';
import type { Spill } from '../spill/spill-folder.ts';
import { SpilledRows } from '../spill/spilled-rows.ts';
import { objectText } from '../write/json.ts';
import type { TableRow } from '../write/parts.ts';
import { rowIn, rowLine } from './read-index.ts';

/** Average bytes of a bucket. A search needs one line of it, and the headers of a request cost half as much. */
const TARGET_BYTES = 160;

/** Entries in memory at once, in bytes, unless there would be more than `MAX_RUNS` files of them. */
const RUN_BYTES = 2 ** 24;
const MAX_RUNS = 128;

/**
 * Returns the files of entries in buckets, by number: see kinds/buckets/schema.ts of format. The entries are written to one
 * file, since their bytes decide how many buckets there are, and from there to a file for each run of buckets.
 *
 * @param entries JSON texts by key, in any order
 * @param runBytes bytes of the entries that are in memory at once
 */
export function* bucketFiles(
	entries: Iterable<TableRow>,
	spill: Spill,
	runBytes = RUN_BYTES,
): Generator<[path: string, text: string]> {
	const rows = new SpilledRows(spill.createFile('rows'));
	let bytes = 0;
	for (const [key, json] of entries) {
		rows.push(rowLine(key, json));
		bytes += Buffer.byteLength(key) + Buffer.byteLength(json);
	}
	const buckets = Math.ceil(bytes / TARGET_BYTES) || 1;
	const size = Math.ceil(buckets / Math.min(MAX_RUNS, Math.ceil(bytes / runBytes) || 1));
	let number = 0;
	for (const run of size < buckets ? splitByBucket(rows, buckets, size, spill) : [rows]) {
		const first = number;
		const found: TableRow[][] = Array.from({ length: Math.min(size, buckets - first) }, () => []);
		for (const line of run) {
			const row = rowIn(line);
			found[bucketOf(row[0], buckets) - first]?.push(row);
		}
		for (const own of found) {
			yield [partFile(BUCKETS_TABLE, number++), objectText(own.sort(([a], [b]) => compare(a, b)))];
		}
	}
}

/** Writes the rows of each run of `size` buckets to a file. */
function splitByBucket(rows: Iterable<string>, buckets: number, size: number, spill: Spill): SpilledRows[] {
	const runs = Array.from(
		{ length: Math.ceil(buckets / size) },
		(_, run) => new SpilledRows(spill.createFile(`rows-${run}`)),
	);
	for (const line of rows) runs[Math.floor(bucketOf(rowIn(line)[0], buckets) / size)]?.push(line);
	return runs;
}
