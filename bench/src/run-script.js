import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs one of this folder's scripts in a fresh process of this Node, and waits for its end.
 *
 * @param {string} script its file name
 * @param {readonly string[]} args
 * @returns {any} the JSON that it printed
 */
export function runScript(script, args) {
	const path = fileURLToPath(new URL(script, import.meta.url));
	return JSON.parse(
		execFileSync(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] }).toString(),
	);
}
