import { partFile } from '@pinakes/query/format/codec/cuts';
import { BUCKETS_TABLE, bucketOf } from '@pinakes/query/format/kinds/buckets/schema';
import { compare } from '../report.ts';
import { objectText } from '../write/json.ts';
import type { TableRow } from '../write/parts.ts';
import { ByteList } from './byte-list.ts';

/** Average bytes of a bucket. A search needs one line of it, and the headers of a request cost half as much. */
const TARGET_BYTES = 160;

/**
 * Returns the files of entries in buckets, by number: see kinds/buckets/schema.ts of format.
 *
 * @param entries JSON texts by key, in any order
 */
export function* bucketFiles(entries: Iterable<TableRow>): Generator<[path: string, text: string]> {
	const [keys, texts] = [new ByteList(), new ByteList()];
	let bytes = 0;
	for (const [key, json] of entries) {
		// UTF-8 has no halves of pairs of surrogates, at which keys may end.
		keys.push(Buffer.from(key, KEY_ENCODING));
		texts.pushText(json);
		bytes += Buffer.byteLength(key);
	}
	const buckets = Math.ceil((bytes + texts.bytes) / TARGET_BYTES) || 1;
	const { order, ends } = sortByBucket(keys, buckets);
	let from = 0;
	for (const [number, end] of ends.entries()) {
		const rows = Array.from(
			order.subarray(from, end),
			(entry): TableRow => [keyAt(keys, entry), texts.range(entry, entry + 1).toString('utf8')],
		);
		yield [partFile(BUCKETS_TABLE, number), objectText(rows.sort(([a], [b]) => compare(a, b)))];
		from = end;
	}
}

/** Returns the numbers of entries by bucket, and where those of each bucket end: a counting sort. */
function sortByBucket(keys: ByteList, buckets: number): { readonly order: Uint32Array; readonly ends: Uint32Array } {
	const bucketOfEntry = new Uint32Array(keys.length);
	const ends = new Uint32Array(buckets);
	for (let entry = 0; entry < keys.length; entry++) {
		const bucket = bucketOf(keyAt(keys, entry), buckets);
		bucketOfEntry[entry] = bucket;
		(ends[bucket] as number)++;
	}
	for (let bucket = 1; bucket < buckets; bucket++)
		ends[bucket] = (ends[bucket] as number) + (ends[bucket - 1] as number);
	const order = new Uint32Array(keys.length);
	const next = ends.slice();
	for (let entry = keys.length - 1; entry >= 0; entry--) {
		const bucket = bucketOfEntry[entry] as number;
		next[bucket] = (next[bucket] as number) - 1;
		order[next[bucket] as number] = entry;
	}
	return { order, ends };
}

const KEY_ENCODING = 'utf16le';

function keyAt(keys: ByteList, entry: number): string {
	return keys.range(entry, entry + 1).toString(KEY_ENCODING);
}
