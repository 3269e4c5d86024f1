import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../errors.ts';
import { claimSpillFolder } from '../write/own-folders.ts';

/** A folder beside an index, for what a build keeps on the disk until the index is written. */
export interface SpillFolder {
	/** Makes the folder, and returns its path. */
	open(): string;
	/** Makes a file in the folder, and returns its descriptor, which can be written and read until the folder is removed. */
	createFile(name: string): number;
	/** Closes all files, and removes the folder. */
	remove(): void;
	/** What is thrown where it cannot be written: an error that says so, or the cause itself for anything else. */
	errorFor(cause: unknown): unknown;
}

/** @param out the folder of the index */
export function createSpillFolder(out: string): SpillFolder {
	let claimed: ReturnType<typeof claimSpillFolder> | undefined;
	const files: number[] = [];
	const open = (): string => {
		claimed ??= claimSpillFolder(out);
		mkdirSync(claimed.path, { recursive: true });
		return claimed.path;
	};
	return {
		open,
		createFile(name) {
			const file = openSync(join(open(), name), 'w+');
			files.push(file);
			return file;
		},
		remove() {
			if (claimed === undefined) return;
			for (const file of files.splice(0)) close(file);
			rmSync(claimed.path, { recursive: true, force: true });
			claimed.release();
			claimed = undefined;
		},
		errorFor(cause) {
			const { code, message, path } = (cause ?? {}) as NodeJS.ErrnoException;
			if (claimed === undefined || cause instanceof BuildError || code === undefined) return cause;
			if (path !== undefined && !path.startsWith(claimed.path)) return cause;
			return new BuildError(
				`${claimed.path} cannot be written (${message}): free some space beside the index, or allow more by --memory, so that less is written.`,
			);
		},
	};
}

/** Closes a file that is removed next, so that nothing is lost where that fails. */
function close(file: number): void {
	try {
		closeSync(file);
	} catch {
		// A descriptor is free after a close that fails.
	}
}
