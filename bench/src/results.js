import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { MACHINE_LINE } from './machine.js';

const FOLDER = new URL('../results/', import.meta.url);

/**
 * Writes a file of bench/results: the command, the day and the machine, then its tables.
 *
 * @param {string} name
 * @param {string} command
 * @param {string} text
 */
export function writeResult(name, command, text) {
	const day = new Date().toISOString().slice(0, 10);
	writeFileSync(new URL(name, FOLDER), `\`${command}\`, ${day}. ${MACHINE_LINE}\n${text}`);
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
