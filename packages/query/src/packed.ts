/**
 * Reading of an index whose files are in packs, a separate entry.
 */
import { crc32 } from '@pinakes/format/checksum';
import { parsePartFile } from '@pinakes/format/codec/cuts';
import { decodeNumbers } from '@pinakes/format/codec/numbers';
import { indexError, WAS_CHANGED } from '@pinakes/format/errors';
import { bytesOf } from '@pinakes/format/fetch-source';
import { parseJson } from '@pinakes/format/json';
import { MANIFEST_FILE } from '@pinakes/format/manifest';
import {
	CHECK_BYTES,
	checkedText,
	LENGTH_BYTES,
	OFFSET_BYTES,
	PACKS_FOLDER,
	PAGE_BYTES,
	PAGE_ENTRIES,
	type Packs,
	packsOf,
} from '@pinakes/format/packs';
import type { Source } from '@pinakes/format/source';
import { textOf } from '@pinakes/format/utf8';
import { createPackReader, type PackReader } from './pack-reader.ts';

/** Where an entry is, from the beginning of the first pack. */
type ByteRange = readonly [from: number, to: number];

/**
 * A source of an index that `pinakes publish-site` wrote, whose files are in packs: it returns them as if they lay in the
 * folder. Other indexes are read as they are. Parts of packs are asked for where the source can read ranges,
 * else whole packs. Needs `DecompressionStream`, which every browser and server runtime has.
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

/** Returns a function from the path of a file to its text, which returns undefined for a file that is in no pack. */
function openPacks(packs: Packs, source: Source): (path: string) => Promise<string | undefined> | undefined {
	const reader = createPackReader(packs, source);
	const rangeOf = rangeFinder(packs, reader, source.name);
	return (path) => {
		const range = rangeOf(path);
		return range && readEntry(path, range);
	};

	async function readEntry(
		path: string,
		found: ByteRange | Promise<ByteRange | undefined>,
	): Promise<string | undefined> {
		// Without waiting, so that files that are asked for together are fetched together.
		const range = found instanceof Promise ? await found : found;
		const unpack = (bytes: Uint8Array): Promise<string | undefined> => unpackEntry(bytes, path);
		return range && reader.read(...range, path, unpack);
	}
}

/** Returns a function from the path of a part of a table to its number among the parts of all. */
function numbering({ tables }: Packs): (path: string) => number | undefined {
	const first = new Map<string, readonly [first: number, count: number]>();
	let next = 0;
	for (const [table, [count]] of Object.entries(tables)) {
		first.set(table, [next, count]);
		next += count;
	}
	return (path) => {
		const part = parsePartFile(path);
		const [from, count] = (part && first.get(part.table)) ?? [0, 0];
		return part && part.number < count ? from + part.number : undefined;
	};
}

/** Returns a function from the path of a file to where it is, at once if the manifest tells; undefined if it is not packed. */
function rangeFinder(
	packs: Packs,
	reader: PackReader,
	name: string,
): (path: string) => ByteRange | Promise<ByteRange | undefined> | undefined {
	const numberOf = numbering(packs);
	const known = new Map<string | number, ByteRange>();
	const learn = (keys: readonly (string | number)[], at: number, lengths: string): void => {
		let from = at;
		for (const [i, length] of (decodeNumbers(lengths) ?? []).entries()) {
			known.set(keys[i] as string | number, [from, from + length]);
			from += length;
		}
	};
	learn(packs.others, 0, packs.lengths);
	let number = 0;
	for (const [count, at, lengths] of Object.values(packs.tables)) {
		if (at !== undefined && lengths !== undefined) {
			learn(
				Array.from(lengths, (_, i) => number + i),
				at,
				lengths,
			);
		}
		number += count;
	}
	return (path) => {
		const entry = numberOf(path);
		const range = known.get(entry ?? path);
		return range ?? (entry === undefined ? undefined : listed(path, entry));
	};

	async function listed(path: string, entry: number): Promise<ByteRange | undefined> {
		const start = packs.directory + Math.floor(entry / PAGE_ENTRIES) * PAGE_BYTES;
		const bytes = await reader.read(start, start + PAGE_BYTES, path, keep);
		if (bytes === undefined) return undefined;
		const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		const lengthAt = (i: number): number => view.getUint32(OFFSET_BYTES - 1 + i * LENGTH_BYTES) & 0xffffff;
		let from = view.getUint32(0);
		for (let i = 0; i < entry % PAGE_ENTRIES; i++) from += lengthAt(i);
		const length = lengthAt(entry % PAGE_ENTRIES);
		if (length <= CHECK_BYTES) throw indexError('changed_part', name, path, WAS_CHANGED);
		return [from, from + length];
	}
}

const keep = async (bytes: Uint8Array): Promise<Uint8Array> => bytes;

/** The text of an entry; undefined for bytes that are not the file's. */
async function unpackEntry(bytes: Uint8Array, path: string): Promise<string | undefined> {
	if (bytes.length <= CHECK_BYTES) return undefined;
	const check = new DataView(bytes.buffer, bytes.byteOffset, CHECK_BYTES).getUint32(0);
	const text = await inflate(bytes.subarray(CHECK_BYTES)).then(textOf, () => undefined);
	return text !== undefined && crc32(checkedText(path, text)) === check ? text : undefined;
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
	const { writable, readable } = new DecompressionStream('deflate-raw');
	const writer = writable.getWriter();
	// What fails here fails where it is read as well.
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
