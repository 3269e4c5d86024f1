/** Sources for indexes whose files are in packs, or joined in one file. Separate entry point. */

import type { BodyReader } from '@pinakes/format/body';
import { bytesOf } from '@pinakes/format/body';
import { crc32 } from '@pinakes/format/checksum';
import { type PartLocation, parsePartFile, partFile } from '@pinakes/format/codec/cuts';
import { decodeNumbers } from '@pinakes/format/codec/numbers';
import { parseJson } from '@pinakes/format/json';
import { SECTION_TEXTS_TABLE, SECTIONS_TABLE } from '@pinakes/format/kinds/text/schema';
import { MANIFEST_FILE } from '@pinakes/format/manifest';
import {
	CHECK_BYTES,
	checkedText,
	GROUP_ENTRIES,
	groupBytes,
	LENGTH_BYTES,
	type Packs,
	packsOf,
	START_BYTES,
	TEXT_PARTS,
} from '@pinakes/format/packs';
import type { Source } from '@pinakes/format/source';
import { textOf } from '@pinakes/format/utf8';
import { createPackReader, type PackReader } from './pack-reader.ts';

export { committedSource } from './committed-source.ts';

/** Location of an entry in a pack. */
type Location = readonly [pack: number, from: number, to: number];

/**
 * Returns a source for an index that `pinakes publish-site` wrote, which serves files in packs as if they were files of
 * the folder. Other indexes are read unchanged. It requests ranges of packs if the source can read them, else whole
 * packs. Needs `DecompressionStream`, which every browser and server runtime has, unless the source has `inflate`.
 *
 * @throws PinakesError `changed_part` for a pack that is damaged or of another build
 */
export function packedSource(source: Source): Source {
	let entries: ((path: string) => Promise<string | undefined> | undefined) | undefined;
	return {
		name: source.name,
		loadLanguages: source.loadLanguages,
		async read(path) {
			if (path !== MANIFEST_FILE) return entries?.(path) ?? source.read(path);
			const content = await source.read(path);
			const text = content && textOf(content);
			const packs = packsOf(parseJson(text));
			entries = packs && openPacks(packs, source);
			return text ?? content;
		},
	};
}

/** Returns a function that reads a file by its path; it returns undefined for a file that is in no pack. */
function openPacks(packs: Packs, source: Source): (path: string) => Promise<string | undefined> | undefined {
	const reader = createPackReader(packs, source);
	const { locate, readPlaces } = entryLocator(packs, reader);
	return (path) => {
		const location = locate(path);
		return location && readEntry(path, location);
	};

	async function readEntry(path: string, found: Location | Promise<Location | undefined>): Promise<string | undefined> {
		// Without waiting, so that files that are requested together are fetched together.
		const location = found instanceof Promise ? await found : found;
		if (!location) return undefined;
		const [pack, from, to] = location;
		const places = parsePartFile(path)?.table === SECTIONS_TABLE ? groupBytes(TEXT_PARTS) : 0;
		// In the same request as the entry.
		if (places) readPlaces(path, location);
		return reader.read(pack, from + places, to, path, (bytes) => unpackEntry(bytes, path, source.inflate));
	}
}

/** Groups that are kept, of about 100 bytes each. */
const MAX_GROUPS = 2 ** 12;

/** The packs of a table. */
type TablePacks = readonly [first: number, parts: number, partsPerPack: number, lengths: Uint32Array | undefined];

/** Locates entries of packs. */
interface EntryLocator {
	/** Locates a file by its path; synchronously if the manifest has the lengths. Returns undefined for a file that is not packed. */
	locate(path: string): Location | Promise<Location | undefined> | undefined;
	/** Reads the places of texts, which are before the entry of their sections. */
	readPlaces(sections: string, found?: Location): Promise<Uint8Array | undefined> | undefined;
}

/** Returns functions that locate the entries of packs. */
function entryLocator(packs: Packs, reader: PackReader): EntryLocator {
	const others = new Map<string, Location>();
	/** By pack and number; those of texts by the path of their sections. */
	const groups = new Map<string, Promise<Uint8Array | undefined>>();
	const lengths = decodeNumbers(packs.lengths) ?? [];
	let next = 0;
	for (const [pack, paths] of packs.others.entries()) {
		let from = 0;
		for (const path of paths) {
			const to = from + (lengths[next++] ?? 0);
			others.set(path, [pack, from, to]);
			from = to;
		}
	}
	const tables = new Map<string, TablePacks>();
	let firstPack = packs.others.length;
	for (const [table, [parts, partsPerPack, text]] of Object.entries(packs.tables)) {
		tables.set(table, [firstPack, parts, partsPerPack, text === undefined ? text : decodeNumbers(text)]);
		firstPack += Math.ceil(parts / partsPerPack);
	}
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
		const group = groups.get(key) ?? reader.read(...location, path, keep);
		groups.set(key, group);
		group.catch(() => groups.delete(key));
		return group;
	}

	function readPlaces(path: string, found = locate(path)): Promise<Uint8Array | undefined> | undefined {
		if (found instanceof Promise) return found.then((location) => location && readPlaces(path, location));
		return found && readGroup(path, [found[0], found[1], found[1] + groupBytes(TEXT_PARTS)], path);
	}
}

/** Returns the location of the last of consecutive entries. */
function locationIn(pack: number, start: number, lengths: ArrayLike<number> & Iterable<number>): Location {
	let to = start;
	for (const length of lengths) to += length;
	return [pack, to - (lengths[lengths.length - 1] ?? 0), to];
}

/** Returns the length of an entry, by its index in a group. */
function lengthAt(group: Uint8Array, entry: number): number {
	// Lengths have 24 bits; the first byte of the 32 is not part of it.
	return dataOf(group).getUint32(START_BYTES + LENGTH_BYTES * entry - 1) & 0xffffff;
}

function dataOf({ buffer, byteOffset, length }: Uint8Array): DataView {
	return new DataView(buffer, byteOffset, length);
}

const keep = async (bytes: Uint8Array): Promise<Uint8Array> => bytes;

/** Returns the text of an entry; undefined for bytes that are not of this file. */
async function unpackEntry(
	bytes: Uint8Array,
	path: string,
	decompress: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array> = inflate,
): Promise<string | undefined> {
	try {
		const check = dataOf(bytes).getUint32(0);
		const text = textOf(await decompress(bytes.subarray(CHECK_BYTES)));
		return text !== undefined && crc32(checkedText(path, text)) === check ? text : undefined;
	} catch {
		return undefined;
	}
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
	const { writable, readable } = new DecompressionStream('deflate-raw');
	const writer = writable.getWriter();
	// Errors are also thrown by the reader, where they are handled.
	const ignore = (): void => undefined;
	writer.write(bytes).catch(ignore);
	writer.close().catch(ignore);
	return bytesOf({ body: readable, arrayBuffer: async () => new ArrayBuffer(0) });
}

/** The part of the web platform that is used here. */
declare const DecompressionStream: new (
	format: 'deflate-raw',
) => {
	readonly readable: { getReader(): BodyReader };
	readonly writable: {
		getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> };
	};
};
