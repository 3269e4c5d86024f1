import { mkdirSync, rmSync } from 'node:fs';
import { BuildError } from '../errors.ts';
import { claimSpillFolder } from '../write/replace-folder.ts';

/** A folder beside an index, for what a build keeps on the disk until the index is written. */
export interface SpillFolder {
	/** Whether anything was written. */
	readonly isOpen: boolean;
	/** Makes the folder, and returns its path. */
	open(): string;
	/** Removes the folder. */
	remove(): void;
	/** What is thrown where it cannot be written: an error that says so, or the cause itself for anything else. */
	errorFor(cause: unknown): unknown;
}

/** @param out the folder of the index */
export function createSpillFolder(out: string): SpillFolder {
	let claimed: ReturnType<typeof claimSpillFolder> | undefined;
	return {
		get isOpen() {
			return claimed !== undefined;
		},
		open() {
			claimed ??= claimSpillFolder(out);
			mkdirSync(claimed.path, { recursive: true });
			return claimed.path;
		},
		remove() {
			if (claimed === undefined) return;
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
