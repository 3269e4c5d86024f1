import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '@pinakes/query';
import { partFile } from '@pinakes/query/format/codec/cuts';
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

/**
 * Returns the files in the packs of an index, by path. Those that are missing or damaged are left out: whoever asks knows
 * their SHA-256.
 */
export function unpacked(folder: string, manifest: Manifest): ReadonlyMap<string, Uint8Array> {
	const files = new Map<string, Uint8Array>();
	const packs = packsOf(manifest);
	if (packs === undefined) return files;
	const bytes = readPacks(folder, packs);
	pathsOf(packs, manifest).forEach((path, number) => {
		const page = Math.floor(number / PAGE_ENTRIES) * PAGE_BYTES;
		const lengthAt = (i: number): number => bytes.readUIntBE(page + OFFSET_BYTES + i * LENGTH_BYTES, LENGTH_BYTES);
		try {
			let from = bytes.readUInt32BE(page);
			for (let i = 0; i < number % PAGE_ENTRIES; i++) from += lengthAt(i);
			const entry = bytes.subarray(from + CHECK_BYTES, from + lengthAt(number % PAGE_ENTRIES));
			const size = Object.hasOwn(manifest.files, path) ? manifest.files[path]?.[0] : undefined;
			if (size !== undefined) files.set(path, inflateSync(entry, { out: new Uint8Array(size) }));
		} catch {
			// Not as it was written.
		}
	});
	return files;
}

/** The paths of entries in their order; no more than the manifest lists. */
function pathsOf({ others, tables }: Packs, { files }: Manifest): string[] {
	const most = Object.keys(files).length;
	const parts = Object.entries(tables).map(([table, [count]]) =>
		Array.from({ length: Math.min(count, most) }, (_, part) => partFile(table, part)),
	);
	return [...others, ...parts.flat()];
}

function readPacks(folder: string, packs: Packs): Buffer {
	const found: Buffer[] = [];
	for (let number = 0; existsSync(join(folder, packFile(packs, number))); number++) {
		found.push(readFileSync(join(folder, packFile(packs, number))));
	}
	return Buffer.concat(found);
}
