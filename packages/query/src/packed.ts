/** Sources for indexes whose files are in packs, or joined in one file. Separate entry point. */

import { bytesOf } from '@pinakes/format/body';
import { crc32 } from '@pinakes/format/checksum';
import { type PartLocation, parsePartFile } from '@pinakes/format/codec/cuts';
import { decodeNumbers } from '@pinakes/format/codec/numbers';
import { indexError, WAS_CHANGED } from '@pinakes/format/errors';
import { fits, own, parseJson, tableOf } from '@pinakes/format/json';
import { MANIFEST_FILE } from '@pinakes/format/manifest';
import {
	CHECK_BYTES,
	checkedText,
	GROUP_ENTRIES,
	groupBytes,
	LENGTH_BYTES,
	LENGTHS_FILE,
	PACKS_FOLDER,
	type Packs,
	packsOf,
	START_BYTES,
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
			const packs = text?.includes(`"${PACKS_FOLDER}"`) ? packsOf(parseJson(text)) : undefined;
			entries = packs && openPacks(packs, source);
			return text ?? content;
		},
	};
}

/** Returns a function that reads a file by its path; it returns undefined for a file that is in no pack. */
function openPacks(packs: Packs, source: Source): (path: string) => Promise<string | undefined> | undefined {
	const reader = createPackReader(packs, source);
	let lengths: Promise<Lengths> | undefined;
	const locate = entryLocator(packs, reader, source.name, keptLengths);
	return (path) => {
		// Every search reads one of these first, and needs them next.
		if (BEFORE_LENGTHS.test(path)) keptLengths().catch(() => undefined);
		return read(path);
	};

	function read(path: string): Promise<string | undefined> | undefined {
		const location = locate(path);
		return location && readEntry(path, location);
	}

	function keptLengths(): Promise<Lengths> {
		lengths ??= readLengths().catch((cause) => {
			lengths = undefined;
			throw cause;
		});
		return lengths;
	}

	async function readLengths(): Promise<Lengths> {
		const json = parseJson(await read(LENGTHS_FILE));
		return fits(json, tableOf('')) ? (json as Lengths) : {};
	}

	async function readEntry(path: string, found: Location | Promise<Location | undefined>): Promise<string | undefined> {
		// Without waiting, so that files that are requested together are fetched together.
		const location = found instanceof Promise ? await found : found;
		const unpack = (bytes: Uint8Array): Promise<string | undefined> => unpackEntry(bytes, path, source.inflate);
		return location && reader.read(...location, path, unpack);
	}
}

/** The light text settings, the columns of documents, and rows of terms. */
const BEFORE_LENGTHS = /^parts\/(text\.l|docs|term_b)/;

/** Groups of lengths that are kept, of about 100 bytes each. */
const MAX_GROUPS = 2 ** 12;

/** Encoded lengths of the entries of tables. */
type Lengths = Readonly<Record<string, string>>;

/** The packs of a table. */
interface TablePacks {
	readonly firstPack: number;
	readonly parts: number;
	readonly partsPerPack: number;
	/** Null if they are in `LENGTHS_FILE`, until they are read. */
	lengths: Uint32Array | null | undefined;
}

/**
 * Returns a function that locates a file by its path; synchronously if the manifest has the lengths. It returns
 * undefined for a file that is not packed.
 */
function entryLocator(
	packs: Packs,
	reader: PackReader,
	name: string,
	readLengths: () => Promise<Lengths>,
): (path: string) => Location | Promise<Location | undefined> | undefined {
	const others = new Map<string, Location>();
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
		tables.set(table, {
			firstPack,
			parts,
			partsPerPack,
			lengths: typeof text === 'string' ? decodeNumbers(text) : text,
		});
		firstPack += Math.ceil(parts / partsPerPack);
	}
	return (path) => {
		const part = parsePartFile(path);
		const packed = part && tables.get(part.table);
		return packed && part.number < packed.parts ? locatePart(path, part, packed) : others.get(path);
	};

	function locatePart(
		path: string,
		{ table, number }: PartLocation,
		packed: TablePacks,
	): Location | Promise<Location | undefined> {
		const { firstPack, parts, partsPerPack, lengths } = packed;
		const index = number % partsPerPack;
		const pack = firstPack + (number - index) / partsPerPack;
		if (lengths) return locationIn(pack, 0, lengths.subarray(number - index, number + 1));
		if (lengths === null) {
			return readLengths().then((all) => {
				packed.lengths = decodeNumbers(own(all, table) ?? '') ?? new Uint32Array();
				return locatePart(path, { table, number }, packed);
			});
		}
		const first = index - (index % GROUP_ENTRIES);
		const end = Math.min(first + GROUP_ENTRIES, partsPerPack, parts - number + index);
		return readGroup(pack, first, end, path).then((group) => {
			if (group === undefined) return undefined;
			const before = Array.from({ length: index - first + 1 }, (_, i) => lengthAt(group, i));
			const location = locationIn(pack, dataOf(group).getUint32(0), before);
			if (location[2] - location[1] > CHECK_BYTES) return location;
			throw indexError('changed_part', name, path, WAS_CHANGED);
		});
	}

	/** Reads the lengths of a group of entries. They are cached, since other queries need other entries of the pack. */
	function readGroup(pack: number, first: number, end: number, path: string): Promise<Uint8Array | undefined> {
		const key = `${pack} ${first}`;
		if (groups.size >= MAX_GROUPS) groups.clear();
		const group = groups.get(key) ?? reader.read(pack, groupBytes(first), groupBytes(end), path, keep);
		groups.set(key, group);
		group.catch(() => groups.delete(key));
		return group;
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
	readonly readable: { getReader(): Reader };
	readonly writable: {
		getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> };
	};
};

interface Reader {
	read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
	cancel(): Promise<void>;
}
