import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '@pinakes/query';
import { partFile } from '@pinakes/query/format/codec/cuts';
import { decodeNumbers } from '@pinakes/query/format/codec/numbers';
import {
	CHECK_BYTES,
	LENGTH_BYTES,
	OFFSET_BYTES,
	PAGE_BYTES,
	PAGE_ENTRIES,
	type Packs,
	packFile,
	packsOf,
} from '@pinakes/query/format/packs';
import { inflateSync } from 'fflate';
import { readRegularFile } from '../write/regular-file.ts';

/**
 * Returns the files in the packs of an index, by path. Those that are missing or damaged are left out: the caller compares
 * each with its SHA-256.
 */
export function unpacked(folder: string, manifest: Manifest): ReadonlyMap<string, Uint8Array> {
	const files = new Map<string, Uint8Array>();
	const packs = packsOf(manifest);
	if (packs === undefined) return files;
	const bytes = readPacks(folder, packs);
	const add = (path: string, from: number, length: number): void => {
		const size = Object.hasOwn(manifest.files, path) ? manifest.files[path]?.[0] : undefined;
		if (size === undefined) return;
		try {
			const entry = bytes.subarray(from + CHECK_BYTES, from + length);
			files.set(path, inflateSync(entry, { out: new Uint8Array(size) }));
		} catch {
			// Not as it was written.
		}
	};
	let from = 0;
	for (const [i, length] of (decodeNumbers(packs.lengths) ?? []).entries()) {
		add(packs.others[i] ?? '', from, length);
		from += length;
	}
	partsOf(packs, manifest).forEach((path, number) => {
		const page = packs.directory + Math.floor(number / PAGE_ENTRIES) * PAGE_BYTES;
		const index = number % PAGE_ENTRIES;
		if (page + PAGE_BYTES > bytes.length) return;
		if (index === 0) from = bytes.readUInt32BE(page);
		const length = bytes.readUIntBE(page + OFFSET_BYTES + index * LENGTH_BYTES, LENGTH_BYTES);
		add(path, from, length);
		from += length;
	});
	return files;
}

/** The paths of the parts of tables in their order; no more of a table than the manifest lists files. */
function partsOf({ tables }: Packs, { files }: Manifest): string[] {
	const most = Object.keys(files).length;
	const parts = Object.entries(tables).map(([table, [count]]) =>
		Array.from({ length: Math.min(count, most) }, (_, part) => partFile(table, part)),
	);
	return parts.flat();
}

function readPacks(folder: string, packs: Packs): Buffer {
	const found: Buffer[] = [];
	for (let number = 0; existsSync(join(folder, packFile(packs, number))); number++) {
		found.push(readRegularFile(join(folder, packFile(packs, number))));
	}
	return Buffer.concat(found);
}
