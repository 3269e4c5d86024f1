import { BUCKETS_TABLE, bucketOf, partFile } from '@pinakes/query/format';
import { compare } from '../report.ts';
import { objectText } from '../write/json.ts';
import type { IndexFiles } from '../write/parts.ts';

/**
 * Bytes of a bucket, on average. A search reads one for almost every term that it looks for, of which it needs a line;
 * a request alone costs half of that in headers.
 */
const AIM = 320;

/**
 * Writes what is looked up by word in buckets: see kinds/buckets/format.ts of query.
 *
 * @param entries JSON texts by key
 * @returns the numbers of the buckets
 */
export function writeBuckets(files: IndexFiles, entries: Iterable<readonly [key: string, json: string]>): number[] {
	const sorted = [...entries].sort(([a], [b]) => compare(a, b));
	const bytes = sorted.reduce((sum, [key, json]) => sum + Buffer.byteLength(key) + Buffer.byteLength(json), 0);
	const buckets = Array.from({ length: Math.ceil(bytes / AIM) || 1 }, (): (readonly [string, string])[] => []);
	for (const entry of sorted) buckets[bucketOf(entry[0], buckets.length)]?.push(entry);
	return buckets.map((bucket, number) => {
		files.set(partFile(BUCKETS_TABLE, number), objectText(bucket));
		return number;
	});
}
