import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../base/report.ts';
import { claimSpillFolder } from '../write/build-folders.ts';

/** What creates temporary files. */
export type Spill = Pick<SpillFolder, 'createFile'>;

/** A temporary folder next to an index, for data of a build that does not fit in memory. */
export interface SpillFolder {
	/** Creates the folder if necessary, and returns its path. */
	open(): string;
	/**
	 * Creates a file in the folder, and returns its descriptor for reading and writing, valid until the folder is
	 * removed.
	 */
	createFile(name: string): number;
	/** Closes all files, and removes the folder. */
	remove(): void;
	/** Converts an error of writing to a BuildError; returns other errors unchanged. */
	errorFor(cause: unknown): unknown;
}

/**
 * @param out folder of the index
 * @param advice what helps where the folder cannot be written, beside free space
 */
export function createSpillFolder(
	out: string,
	advice = ', or allow more by --memory, so that less is written',
): SpillFolder {
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
				`${claimed.path} cannot be written (${message}): check its permissions and the space left${advice}.`,
			);
		},
	};
}

/** Closes a file. Errors are ignored, as the file is about to be removed. */
function close(file: number): void {
	try {
		closeSync(file);
	} catch {
		// A descriptor is released even if closing fails.
	}
}
