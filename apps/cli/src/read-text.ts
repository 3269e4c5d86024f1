import { closeSync, openSync, readSync } from 'node:fs';
import { UsageError } from '@pinakes/command-line/usage-error';

const MEGABYTE = 2 ** 20;

/** Megabytes of a file: what has more is a device without end, to which a link in a repository may lead. */
const MAX_MEGABYTES = 256;

/**
 * The text of a file or a pipe, without a byte-order mark.
 *
 * @param kind what to name instead of a file that cannot be read, such as `a text file`
 * @throws UsageError where it cannot be read, is too large or is not UTF-8
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
