import { partFile } from '@pinakes/query/format/codec/cuts';
import { BUCKETS_TABLE, bucketOf } from '@pinakes/query/format/kinds/buckets/schema';
import { compare } from '../base/report.ts';
import type { Spill } from '../spill/spill-folder.ts';
import { SpilledRows } from '../spill/spilled-rows.ts';
import { objectText } from '../write/json.ts';
import type { TableRow } from '../write/parts.ts';
import { rowIn, rowLine } from './read-index.ts';

/** Average bytes of a bucket. A search needs one line of it, and the headers of a request cost half as much. */
const TARGET_BYTES = 160;

/** Entries in memory at once, in bytes, unless there would be more than `MAX_RUNS` files of them. */
const RUN_BYTES = 2 ** 24;
const MAX_RUNS = 64;

/** Neighbouring buckets are counted together, so that there are at most so many counts. */
const MAX_COUNTS = 2 ** 16;

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
	let first = 0;
	for (const run of runsOf(rows, buckets, Math.max(runBytes, bytes / MAX_RUNS), spill)) {
		const found: TableRow[][] = Array.from({ length: run.buckets }, () => []);
		for (const line of run.rows) {
			const row = rowIn(line);
			found[bucketOf(row[0], buckets) - first]?.push(row);
		}
		for (const [i, own] of found.entries()) {
			yield [partFile(BUCKETS_TABLE, first + i), objectText(own.sort(([a], [b]) => compare(a, b)))];
		}
		first += run.buckets;
	}
}

/** The rows of consecutive buckets. */
interface BucketRun {
	readonly buckets: number;
	readonly rows: SpilledRows;
}

/** Writes rows to files by their buckets. The runs have about equal bytes, since hashes of short keys are near to each other. */
function runsOf(rows: SpilledRows, buckets: number, runBytes: number, spill: Spill): readonly BucketRun[] {
	const step = Math.ceil(buckets / MAX_COUNTS);
	const stepOf = (line: string): number => Math.floor(bucketOf(rowIn(line)[0], buckets) / step);
	const bytes = new Float64Array(Math.ceil(buckets / step));
	for (const line of rows) (bytes[stepOf(line)] as number) += line.length;
	const ends: number[] = [];
	let size = 0;
	for (const [i, own] of bytes.entries()) {
		if (size > 0 && size + own > runBytes) {
			ends.push(i);
			size = 0;
		}
		size += own;
	}
	if (ends.length === 0) return [{ buckets, rows }];
	ends.push(bytes.length);
	const runs = ends.map((end, run): BucketRun => {
		const first = (ends[run - 1] ?? 0) * step;
		return { buckets: Math.min(end * step, buckets) - first, rows: new SpilledRows(spill.createFile(`rows-${run}`)) };
	});
	const runOf = Uint16Array.from(bytes, (_, i) => ends.findIndex((end) => i < end));
	for (const line of rows) runs[runOf[stepOf(line)] as number]?.rows.push(line);
	return runs;
}
