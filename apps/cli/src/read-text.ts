import { readFileSync } from 'node:fs';
import { UsageError } from '@pinakes/command-line/usage-error';

/**
 * The text of a file, without a byte-order mark.
 *
 * @param kind what to name instead of a file that cannot be read, such as `a text file`
 * @throws UsageError where it cannot be read or is not UTF-8
 */
export function readText(file: string, kind: string): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
	} catch (cause) {
		throw new UsageError(`${file} cannot be read (${(cause as Error).message}): name ${kind} in UTF-8.`);
	}
}
