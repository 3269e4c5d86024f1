import { partFile } from '@pinakes/query/format/codec/cuts';
import { BUCKETS_TABLE, bucketOf } from '@pinakes/query/format/kinds/buckets/schema';
import { compare } from '../report.ts';
import { objectText } from '../write/json.ts';
import type { IndexFiles } from '../write/parts.ts';

/** Average bytes of a bucket. A search needs one line of it, and the headers of a request cost half as much. */
const TARGET_BYTES = 160;

/**
 * Writes entries in buckets: see kinds/buckets/schema.ts of format.
 *
 * @param entries JSON texts by key
 * @returns how many buckets there are
 */
export function writeBuckets(files: IndexFiles, entries: Iterable<readonly [key: string, json: string]>): number {
	const sorted = [...entries].sort(([a], [b]) => compare(a, b));
	const bytes = sorted.reduce((sum, [key, json]) => sum + Buffer.byteLength(key) + Buffer.byteLength(json), 0);
	const buckets = Array.from({ length: Math.ceil(bytes / TARGET_BYTES) || 1 }, (): (readonly [string, string])[] => []);
	for (const entry of sorted) buckets[bucketOf(entry[0], buckets.length)]?.push(entry);
	buckets.forEach((bucket, number) => {
		files.set(partFile(BUCKETS_TABLE, number), objectText(bucket));
	});
	return buckets.length;
}
