import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Restarts the command with `--expose-gc`, unless it has it, and exits with its code. */
export function withGarbageCollector() {
	if (globalThis.gc !== undefined) return;
	const args = ['--expose-gc', ...process.execArgv, ...process.argv.slice(1)];
	const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
	process.exit(status ?? 1);
}

/**
 * Resolves a path relative to the folder where the command was typed, as package scripts run in the folder of their
 * package.
 *
 * @param {string} path
 */
export function typedPath(path) {
	return resolve(process.env.INIT_CWD ?? '', path);
}

/** @type {string[]} */
const scratchFolders = [];
process.once('exit', () => {
	for (const folder of scratchFolders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Creates a temporary folder, which is removed at exit.
 *
 * @param {string} name
 */
export function scratchFolder(name) {
	const folder = mkdtempSync(join(tmpdir(), `pinakes-${name}-`));
	scratchFolders.push(folder);
	return folder;
}

/**
 * Exits with a message if reading the input fails.
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
 * Exits with the usage if the arguments are invalid.
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

/**
 * Reads the arguments of the command: options, and paths as they were typed. Exits with the usage if they are invalid.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} const Options
 * @template T
 * @param {string} usage
 * @param {Options} options as `parseArgs` has them
 * @param {(values: ReturnType<typeof parseArgs<{ options: Options }>>['values'], paths: string[]) => T} read
 * @returns {T}
 */
export function readArguments(usage, options, read) {
	return orUsage(usage, () => {
		const { values, positionals } = parseArgs({ options, allowPositionals: true });
		return read(values, positionals.map(typedPath));
	});
}
