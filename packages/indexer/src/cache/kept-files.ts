import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '../write/sha256.ts';

/** A file that a build has written. */
export interface WrittenFile {
	readonly bytes: number;
	/** SHA-256 in hex, as the manifest has it. */
	readonly sha256: string;
	/** What changes whenever the file is written to. */
	readonly stamp: string;
}

/** A file of the index of before that is still as it was written, so that the new index can have it too. */
export interface KeptFile extends WrittenFile {
	/** Where it lies. */
	readonly at: string;
}

/** The index that an earlier build has left. */
export interface KeptIndex {
	/** A file of it, by its path in the index; undefined where it is not as it was written. */
	find(path: string): KeptFile | undefined;
}

/** Files of a folder that were written by an earlier build. */
export function keptIndex(folder: string, written: ReadonlyMap<string, WrittenFile>): KeptIndex {
	const found = new Map<string, KeptFile | undefined>();
	const look = (path: string): KeptFile | undefined => {
		const file = written.get(path);
		if (file === undefined) return undefined;
		const at = join(folder, path);
		const stamp = stampOf(at);
		const isSame = stamp !== undefined && (stamp === file.stamp || fileSha256(at) === file.sha256);
		return isSame ? { ...file, stamp, at } : undefined;
	};
	return {
		find(path) {
			if (!found.has(path)) found.set(path, look(path));
			return found.get(path);
		},
	};
}

/** Tells a file from what it was before it was written to: its place on the disk, its size and its time. */
export function stampOf(file: string): string | undefined {
	const stats = lstatSync(file, { throwIfNoEntry: false });
	return stats?.isFile() ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : undefined;
}

/** The SHA-256 of a file: what others have copied has another stamp, and may be the same all the same. */
export function fileSha256(file: string): string | undefined {
	try {
		return lstatSync(file).isFile() ? sha256Of(readFileSync(file)) : undefined;
	} catch {
		return undefined;
	}
}
