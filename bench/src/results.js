import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../results/', import.meta.url);

/**
 * Writes a file of bench/results.
 *
 * @param {string} name
 * @param {string} text
 */
export function writeResult(name, text) {
	writeFileSync(new URL(name, FOLDER), text);
}

/**
 * Writes the beginning of a file of bench/results, up to its first `##`: what follows is of other commands.
 *
 * @param {string} name
 * @param {string} text
 */
export function writeBeginning(name, text) {
	const file = new URL(name, FOLDER);
	const [, ...others] = existsSync(file) ? readFileSync(file, 'utf8').split('\n## ') : [];
	writeFileSync(file, [text, ...others].join('\n## '));
}

/**
 * Returns the rows of the table in a file of bench/results, without its headings; none if there is no file.
 *
 * @param {string} name
 */
export function rowsOfResult(name) {
	const file = new URL(name, FOLDER);
	const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
	const rows = lines.filter((line) => line.startsWith('| ')).slice(2);
	return rows.map((line) => line.slice(2, -2).split(' | '));
}
