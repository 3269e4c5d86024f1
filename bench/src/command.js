import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Starts the command anew with the garbage collector at hand, where it is not, and ends with its exit code. */
export function withGarbageCollector() {
	if (globalThis.gc !== undefined) return;
	const args = ['--expose-gc', ...process.execArgv, ...process.argv.slice(1)];
	const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
	process.exit(status ?? 1);
}

/**
 * A path as it was typed. A package script runs in the folder of its package; what is given is relative to where the
 * command was typed.
 *
 * @param {string} path
 */
export function typedPath(path) {
	return resolve(process.env.INIT_CWD ?? '', path);
}

/**
 * Ends the command where something that it was given is wrong.
 *
 * @template T
 * @param {() => T} read
 * @returns {T}
 */
export function orExit(read) {
	try {
		return read();
	} catch (error) {
		console.error(/** @type {Error} */ (error).message);
		return process.exit(1);
	}
}

/**
 * Ends the command where it was typed wrongly, and says how it is typed.
 *
 * @template T
 * @param {string} usage
 * @param {() => T} read
 * @returns {T}
 */
export function orUsage(usage, read) {
	try {
		return read();
	} catch (error) {
		console.error(`${/** @type {Error} */ (error).message}\n${usage}`);
		return process.exit(2);
	}
}
