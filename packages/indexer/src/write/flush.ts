import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const UNSUPPORTED: ReadonlySet<string | undefined> = new Set(['EPERM', 'EISDIR', 'EINVAL', 'EACCES', 'ENOTSUP']);

/** Flushes all files of a folder to disk. */
export function flush(folder: string): void {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) flush(path);
		else if (entry.isFile()) flushFile(path);
	}
	flushFile(folder);
}

/** Flushes a file or folder entry to disk. Does nothing if the system does not support it, as Windows for folders. */
export function flushFile(path: string): void {
	try {
		const file = openSync(path, 'r');
		try {
			fsyncSync(file);
		} finally {
			closeSync(file);
		}
	} catch (cause) {
		if (!UNSUPPORTED.has((cause as NodeJS.ErrnoException).code)) throw cause;
	}
}
