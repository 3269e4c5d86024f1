import { closeSync, openSync, readSync } from 'node:fs';
import { UsageError } from '@pinakes/command-line/usage-error';

const MEGABYTE = 2 ** 20;

/** Maximum megabytes of a file, as a link in a repository may lead to an endless device. */
const MAX_MEGABYTES = 256;

/**
 * Returns the text of a file or a pipe, without a byte order mark.
 *
 * @param kind what the option expects, for errors, such as `a text file`
 * @throws UsageError if it cannot be read, is too large or is not UTF-8
 */
export function readText(file: string, kind: string): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(readBytes(file));
	} catch (cause) {
		throw new UsageError(`${file} cannot be read (${(cause as Error).message}): name ${kind} in UTF-8.`);
	}
}

function readBytes(file: string): Uint8Array {
	const descriptor = openSync(file, 'r');
	try {
		const chunks: Uint8Array[] = [];
		for (let size = 0; size <= MAX_MEGABYTES * MEGABYTE; ) {
			const chunk = Buffer.allocUnsafe(MEGABYTE);
			const read = readSync(descriptor, chunk);
			if (read === 0) return Buffer.concat(chunks);
			chunks.push(chunk.subarray(0, read));
			size += read;
		}
		throw new Error(`it has more than ${MAX_MEGABYTES} MB`);
	} finally {
		closeSync(descriptor);
	}
}
