import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { partFile } from '@pinakes/query/format/codec/cuts';
import { decodeNumbers } from '@pinakes/query/format/codec/numbers';
import { SECTIONS_TABLE } from '@pinakes/query/format/kinds/text/schema';
import type { FileEntry } from '@pinakes/query/format/manifest-pages';
import { CHECK_BYTES, groupBytes, LENGTH_BYTES, type Packs, packFile, TEXT_PARTS } from '@pinakes/query/format/packs';
import { inflateSync } from 'fflate';
import { readRegularFile } from '../write/regular-file.ts';

/**
 * Returns the listed files that are in the packs of an index, by path. Missing or damaged ones are left out; the caller must
 * check SHA-256.
 *
 * @param listed sizes and SHA-256 of files by path
 */
export function unpacked(
	folder: string,
	packs: Packs,
	listed: ReadonlyMap<string, FileEntry>,
): ReadonlyMap<string, Uint8Array> {
	const files = new Map<string, Uint8Array>();
	for (const { number, paths, lengths, before } of contentsOf(packs, listed.size)) {
		const file = join(folder, packFile(packs, number));
		if (!paths.some((path) => listed.has(path)) || !existsSync(file)) continue;
		const bytes = readRegularFile(file);
		let from = lengths === undefined ? groupBytes(paths.length) : 0;
		if (from > bytes.length) continue;
		for (const [i, path] of paths.entries()) {
			const length = lengths?.[i] ?? bytes.readUIntBE(groupBytes(i + 1) - LENGTH_BYTES, LENGTH_BYTES);
			const [size] = listed.get(path) ?? [];
			const text =
				size === undefined ? size : inflated(bytes.subarray(from + before + CHECK_BYTES, from + length), size);
			if (text !== undefined) files.set(path, text);
			from += length;
		}
	}
	return files;
}

/** Inflates an entry; undefined if it is damaged. */
function inflated(entry: Uint8Array, size: number): Uint8Array | undefined {
	try {
		return inflateSync(entry, { out: new Uint8Array(size) });
	} catch {
		return undefined;
	}
}

/** The files of a pack, and the lengths of their entries if the manifest has them. */
interface PackContent {
	readonly number: number;
	readonly paths: readonly string[];
	readonly lengths: Uint32Array | undefined;
	/** Bytes of each entry before its check. */
	readonly before: number;
}

/**
 * Returns the content of each pack.
 *
 * @param most maximum parts of a table, as a damaged manifest may tell of any number
 */
function contentsOf(packs: Packs, most: number): PackContent[] {
	const contents: PackContent[] = [];
	const lengths = decodeNumbers(packs.lengths) ?? new Uint32Array();
	let next = 0;
	for (const [number, paths] of packs.others.entries()) {
		contents.push({ number, paths, lengths: lengths.subarray(next, next + paths.length), before: 0 });
		next += paths.length;
	}
	let first = packs.others.length;
	for (const [table, [count, partsPerPack, text]] of Object.entries(packs.tables)) {
		const own = typeof text !== 'string' ? undefined : (decodeNumbers(text) ?? new Uint32Array());
		const before = table === SECTIONS_TABLE ? groupBytes(TEXT_PARTS) : 0;
		for (let from = 0; from < Math.min(count, most); from += partsPerPack) {
			const to = Math.min(from + partsPerPack, count);
			const paths = Array.from({ length: to - from }, (_, i) => partFile(table, from + i));
			contents.push({ number: first + from / partsPerPack, paths, lengths: own?.subarray(from, to), before });
		}
		first += Math.ceil(count / partsPerPack);
	}
	return contents;
}
