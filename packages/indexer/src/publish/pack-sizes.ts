import { BUCKETS_TABLE } from '@pinakes/query/format/kinds/buckets/schema';
import { CHUNKS_TABLE } from '@pinakes/query/format/kinds/text/chunks';
import { SECTION_TEXTS_TABLE, SECTIONS_TABLE } from '@pinakes/query/format/kinds/text/schema';
import { MAX_PARTS_PER_PACK } from '@pinakes/query/format/layouts/packs';
import type { ByteList } from './byte-list.ts';

/** Minimum bytes of packs; `MAX_PACK_BYTES` is the maximum of packs with more than one entry. */
const MIN_PACK_BYTES = 2048;
const MAX_PACK_BYTES = 2 ** 18;

/**
 * Size of a pack by table, in multiples of the square root of the table's bytes. As hosts without range requests send
 * whole packs, tables that a search reads for almost every word, hit and excerpt have many small packs. 1,238 pages
 * (12.8 MB of markdown) have 1,750 packs.
 */
const PACK_ROOTS: ReadonlyMap<string, number> = new Map([
	[BUCKETS_TABLE, 2.25],
	[CHUNKS_TABLE, 8],
	[SECTIONS_TABLE, 2.8],
	[SECTION_TEXTS_TABLE, 6.7],
]);
const PACK_ROOT = 40;

/**
 * Maximum number of packs of all tables, as hosts limit the number of files. Exceeded only if packs would have to be
 * larger than the maximum.
 */
const MAX_PACKS = 1900;

/** Factor by which packs grow until there are few enough. */
const GROWTH = 1.05;

/**
 * Returns the number of parts per pack for each table. Packs are as small as their number allows.
 *
 * @param tables the number of parts and their total bytes, by table
 */
export function partsPerPack(tables: ReadonlyMap<string, Pick<ByteList, 'length' | 'bytes'>>): Map<string, number> {
	const sizes = Array.from(tables, ([table, { length, bytes }]) => {
		const wanted = (PACK_ROOTS.get(table) ?? PACK_ROOT) * Math.sqrt(bytes);
		return { table, parts: length, bytes: Math.max(bytes, 1), wanted: Math.max(MIN_PACK_BYTES, wanted) };
	});
	for (let growth = 1; ; growth *= GROWTH) {
		const counts = sizes.map(({ table, parts, bytes, wanted }): [string, number] => {
			const size = Math.min(MAX_PACK_BYTES, growth * wanted);
			return [table, Math.min(MAX_PARTS_PER_PACK, Math.max(1, Math.floor((size * parts) / bytes)))];
		});
		const packs = sizes.reduce((sum, { parts }, i) => sum + Math.ceil(parts / (counts[i]?.[1] as number)), 0);
		const areLargest = sizes.every(({ wanted }) => growth * wanted >= MAX_PACK_BYTES);
		if (packs <= MAX_PACKS || areLargest) return new Map(counts);
	}
}
