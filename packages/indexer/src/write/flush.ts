import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const UNSUPPORTED: ReadonlySet<string | undefined> = new Set(['EPERM', 'EISDIR', 'EINVAL', 'EACCES', 'ENOTSUP']);

/** Writes a folder from memory to the disk. */
export function flush(folder: string): void {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) flush(path);
		else if (entry.isFile()) flushFile(path);
	}
	flushFile(folder);
}

/** The same of one file or folder entry. Does nothing where the system does not allow it, as Windows does not for folders. */
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
