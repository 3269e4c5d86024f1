import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parsePartFile } from '@pinakes/query/format/codec/cuts';
import { decodeNumbers } from '@pinakes/query/format/codec/numbers';
import { own } from '@pinakes/query/format/json';
import { SECTIONS_TABLE } from '@pinakes/query/format/kinds/text/schema';
import {
	CHECK_BYTES,
	groupBytes,
	LENGTH_BYTES,
	type Packs,
	packFile,
	TEXT_PARTS,
	uncompressedText,
} from '@pinakes/query/format/layouts/packs';
import { inflateSync } from 'fflate';
import { readRegularFile } from '../base/read-file.ts';

/** Reads a file of so many bytes from packs; undefined if it is missing or damaged. */
export type PackReader = (path: string, size: number) => Uint8Array | undefined;

/** Returns what reads files from the packs of an index, the last one of which stays in memory. The caller must check SHA-256. */
export function packReader(folder: string, packs: Packs): PackReader {
	const locate = locator(packs);
	let last: { readonly number: number; readonly bytes: Buffer; readonly starts: Float64Array } | undefined;
	return (path, size) => {
		const location = locate(path);
		if (location === undefined) return undefined;
		const { number, entry, before } = location;
		if (last?.number !== number) {
			const file = join(folder, packFile(packs, number));
			if (!existsSync(file)) return undefined;
			const bytes = readRegularFile(file);
			last = { number, bytes, starts: startsIn(bytes, location) };
		}
		const own = last.bytes.subarray((last.starts[entry] ?? 0) + before + CHECK_BYTES, last.starts[entry + 1]);
		return typeof location.lengths === 'number' ? Buffer.from(uncompressedText(own)) : inflated(own, size);
	};
}

/** Inflates an entry; undefined if it is damaged. */
function inflated(entry: Uint8Array, size: number): Uint8Array | undefined {
	try {
		return inflateSync(entry, { out: new Uint8Array(size) });
	} catch {
		return undefined;
	}
}

interface PackedFile {
	readonly number: number;
	/** Position among the entries of the pack. */
	readonly entry: number;
	/** Entries of the pack. */
	readonly entries: number;
	/** Lengths of the entries, or of each, if the manifest has them. */
	readonly lengths: Uint32Array | number | undefined;
	/** Bytes of each entry before its check. */
	readonly before: number;
}

/** Returns where the entries of a pack start, and the last one ends. */
function startsIn(bytes: Buffer, { entries, lengths }: PackedFile): Float64Array {
	const starts = new Float64Array(entries + 1);
	const groups = groupBytes(entries);
	starts[0] = lengths === undefined ? groups : 0;
	if (lengths === undefined && groups > bytes.length) return starts;
	for (let i = 0; i < entries; i++) {
		const length =
			typeof lengths === 'number'
				? lengths
				: lengths
					? (lengths[i] ?? 0)
					: bytes.readUIntBE(groupBytes(i + 1) - LENGTH_BYTES, LENGTH_BYTES);
		starts[i + 1] = (starts[i] as number) + length;
	}
	return starts;
}

/** Returns what finds the pack of a file. */
function locator(packs: Packs): (path: string) => PackedFile | undefined {
	const others = new Map<string, PackedFile>();
	const lengths = decodeNumbers(packs.lengths) ?? new Uint32Array();
	let next = 0;
	for (const [number, paths] of packs.others.entries()) {
		const own = lengths.subarray(next, next + paths.length);
		for (const [entry, path] of paths.entries()) {
			others.set(path, { number, entry, entries: paths.length, lengths: own, before: 0 });
		}
		next += paths.length;
	}
	const firsts = new Map<string, number>();
	let first = packs.others.length;
	for (const [table, [count, each]] of Object.entries(packs.tables)) {
		firsts.set(table, first);
		first += Math.ceil(count / each);
	}
	const decoded = new Map<string, Uint32Array>();
	return (path) => {
		const part = parsePartFile(path);
		const packed = part && own(packs.tables, part.table);
		if (part === undefined || packed === undefined) return others.get(path);
		const { table, number } = part;
		const [count, each, text] = packed;
		if (number >= count) return undefined;
		if (typeof text === 'string' && !decoded.has(table)) decoded.set(table, decodeNumbers(text) ?? new Uint32Array());
		const from = number - (number % each);
		return {
			number: (firsts.get(table) as number) + from / each,
			entry: number - from,
			entries: Math.min(each, count - from),
			lengths: typeof text === 'number' ? text : decoded.get(table)?.subarray(from, from + each),
			before: table === SECTIONS_TABLE ? groupBytes(TEXT_PARTS) : 0,
		};
	};
}
