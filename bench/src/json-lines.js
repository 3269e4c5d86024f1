import { readFileSync } from 'node:fs';

/**
 * Reads a JSON Lines file.
 *
 * @param {string | URL} file
 * @returns {any[]}
 */
export function readJsonLines(file) {
	const lines = readFileSync(file, 'utf8').trim().split('\n');
	return lines.map((line) => JSON.parse(line));
}
