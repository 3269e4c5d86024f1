import { readFileSync } from 'node:fs';

/**
 * The text of a file.
 *
 * @throws Error where it cannot be read or is not UTF-8
 */
export function readText(file: string): string {
	return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
}
