import { BUCKETS_TABLE } from '@pinakes/query/format/kinds/buckets/schema';
import { BLOCKS_TABLE } from '@pinakes/query/format/kinds/text/blocks';
import { SECTION_TEXTS_TABLE, SECTIONS_TABLE } from '@pinakes/query/format/kinds/text/schema';
import { MAX_PARTS_PER_PACK } from '@pinakes/query/format/packs';

/** Bytes of the smallest packs, and of the largest that have more than one entry. */
const MIN_PACK_BYTES = 2048;
const MAX_PACK_BYTES = 2 ** 18;

/**
 * So many times the square root of its table's bytes is the size of a pack. A host without ranges sends whole packs: those of
 * which a search reads one for almost every word, hit and excerpt are small, and there are many of them. 1,238 pages (12.8 MB
 * of markdown) have 1,750 packs.
 */
const PACK_ROOTS: ReadonlyMap<string, number> = new Map([
	[BUCKETS_TABLE, 2.25],
	[BLOCKS_TABLE, 8],
	[SECTIONS_TABLE, 2.8],
	[SECTION_TEXTS_TABLE, 6.7],
]);
const PACK_ROOT = 40;

/** The packs of all tables are at most so many, unless the largest packs would have to be larger: hosts limit the number of files. */
const MAX_PACKS = 1900;

/** By how much packs grow at a time until there are few enough. */
const GROWTH = 1.05;

/**
 * Returns how many parts of each table are in a pack: packs are as small as their number allows.
 *
 * @param tables the bytes of their parts
 */
export function partsPerPack(tables: ReadonlyMap<string, readonly number[]>): Map<string, number> {
	const sizes = Array.from(tables, ([table, lengths]) => {
		const bytes = lengths.reduce((sum, length) => sum + length, 0);
		const wanted = (PACK_ROOTS.get(table) ?? PACK_ROOT) * Math.sqrt(bytes);
		return { table, parts: lengths.length, bytes: Math.max(bytes, 1), wanted: Math.max(MIN_PACK_BYTES, wanted) };
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
