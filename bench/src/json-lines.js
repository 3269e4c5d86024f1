import { readFileSync } from 'node:fs';

/**
 * Reads a file of this folder's data, or one that a command wrote: a value to each line.
 *
 * @param {string | URL} file
 * @returns {any[]}
 */
export function readJsonLines(file) {
	return parseJsonLines(readFileSync(file, 'utf8'));
}

/**
 * @param {string} text
 * @returns {any[]}
 */
export function parseJsonLines(text) {
	return text
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));
}
