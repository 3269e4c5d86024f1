import { type PartLocation, parsePartFile, partFile } from '../format/codec/cuts.js';
import { decodeNumbers } from '../format/codec/numbers.js';
import { SECTION_TEXTS_TABLE, SECTIONS_TABLE } from '../format/kinds/text/schema.js';
import {
	CHECK_BYTES,
	GROUP_ENTRIES,
	groupBytes,
	LENGTH_BYTES,
	type Packs,
	START_BYTES,
	TEXT_PARTS,
} from '../format/layouts/packs.js';
import type { PackReader } from './pack-reader.ts';

export type Location = readonly [pack: number, from: number, to: number];

/** Groups that are kept, of about 100 bytes each. */
const MAX_GROUPS = 2 ** 12;

type TablePacks = readonly [
	first: number,
	parts: number,
	partsPerPack: number,
	lengths: Uint32Array | number | '' | undefined,
];

interface EntryLocator {
	/** Locates a file by its path; synchronously if the manifest has the lengths. Returns undefined for a file that is not packed. */
	locate(path: string): Location | Promise<Location | undefined> | undefined;
	/** Reads the places of texts, which are before the entry of their sections. */
	readPlaces(sections: string, found?: Location): Promise<Uint8Array | undefined> | undefined;
}

export function entryLocator(packs: Packs, reader: PackReader): EntryLocator {
	const others = locateOthers(packs);
	const tables = tablesIn(packs);
	/** By pack and number; those of texts by the path of their sections. */
	const groups = new Map<string, Promise<Uint8Array | undefined>>();
	return { locate, readPlaces };

	function locate(path: string): Location | Promise<Location | undefined> | undefined {
		const part = parsePartFile(path);
		const packed = part && tables.get(part.table);
		return packed && part.number < packed[1] ? locatePart(path, part, packed) : others.get(path);
	}

	function locatePart(
		path: string,
		{ table, number }: PartLocation,
		[firstPack, parts, partsPerPack, lengths]: TablePacks,
	): Location | Promise<Location | undefined> | undefined {
		const index = number % partsPerPack;
		const pack = firstPack + (number - index) / partsPerPack;
		if (typeof lengths === 'number') return [pack, index * lengths, (index + 1) * lengths];
		if (lengths) return locationIn(pack, 0, lengths.subarray(number - index, number + 1));
		const isText = table === SECTION_TEXTS_TABLE;
		const first = index - (index % (isText ? TEXT_PARTS : GROUP_ENTRIES));
		const end = Math.min(first + GROUP_ENTRIES, partsPerPack, parts - number + index);
		const group = isText
			? readPlaces(partFile(SECTIONS_TABLE, Math.floor(number / TEXT_PARTS)))
			: readGroup(`${pack} ${first}`, [pack, groupBytes(first), groupBytes(end)], path);
		return group?.then((read) => {
			if (read === undefined) return undefined;
			const before = Array.from({ length: index - first + 1 }, (_, i) => lengthAt(read, i));
			const [, from, to] = locationIn(pack, dataOf(read).getUint32(0), before);
			// No range is empty; one of another build fails its check.
			return [pack, from, Math.max(to, from + CHECK_BYTES)];
		});
	}

	/** Reads a group of lengths. They are cached, since other queries need other entries of it. */
	function readGroup(key: string, location: Location, path: string): Promise<Uint8Array | undefined> {
		if (groups.size >= MAX_GROUPS) groups.clear();
		const group = groups.get(key) ?? reader.read(...location, path, async (bytes) => bytes);
		groups.set(key, group);
		group.catch(() => groups.delete(key));
		return group;
	}

	function readPlaces(path: string, found = locate(path)): Promise<Uint8Array | undefined> | undefined {
		if (found instanceof Promise) return found.then((location) => location && readPlaces(path, location));
		return found && readGroup(path, [found[0], found[1], found[1] + groupBytes(TEXT_PARTS)], path);
	}
}

/** Returns the locations of the files that are not parts, by path. */
function locateOthers({ others, lengths }: Packs): Map<string, Location> {
	const located = new Map<string, Location>();
	const bytes = decodeNumbers(lengths) ?? [];
	let next = 0;
	for (const [pack, paths] of others.entries()) {
		let from = 0;
		for (const path of paths) {
			const to = from + (bytes[next++] ?? 0);
			located.set(path, [pack, from, to]);
			from = to;
		}
	}
	return located;
}

/** Returns the packs of each table, which are after those of other files. */
function tablesIn({ others, tables }: Packs): Map<string, TablePacks> {
	const located = new Map<string, TablePacks>();
	let first = others.length;
	for (const [table, [parts, partsPerPack, lengths]] of Object.entries(tables)) {
		located.set(table, [first, parts, partsPerPack, typeof lengths === 'string' ? decodeNumbers(lengths) : lengths]);
		first += Math.ceil(parts / partsPerPack);
	}
	return located;
}

/** Returns the location of the last of consecutive entries. */
function locationIn(pack: number, start: number, lengths: ArrayLike<number> & Iterable<number>): Location {
	let to = start;
	for (const length of lengths) to += length;
	return [pack, to - (lengths[lengths.length - 1] ?? 0), to];
}

function lengthAt(group: Uint8Array, entry: number): number {
	// Lengths have 24 bits; the first byte of the 32 is not part of it.
	return dataOf(group).getUint32(START_BYTES + LENGTH_BYTES * entry - 1) & 0xffffff;
}

/** Returns a view of bytes, to read numbers from. */
export function dataOf({ buffer, byteOffset, length }: Uint8Array): DataView {
	return new DataView(buffer, byteOffset, length);
}
