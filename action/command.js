import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** Folder of the action's checkout. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Path of the program, which install.js builds. */
export const COMMAND = fileURLToPath(new URL('../apps/cli/bin/pinakes.js', import.meta.url));

/** Maximum bytes of output. */
const MAX_BYTES = 2 ** 28;

/**
 * Runs the command.
 *
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
export function pinakes(args, cwd) {
	const start = performance.now();
	const { status, stdout, stderr, error } = spawnSync(process.execPath, [COMMAND, ...args], {
		cwd,
		encoding: 'utf8',
		maxBuffer: MAX_BYTES,
		env: { ...process.env, NO_COLOR: '1' },
	});
	if (error) throw error;
	return { status: status ?? 1, stdout, stderr, ms: Math.round(performance.now() - start) };
}

/**
 * Returns the output of git; undefined if it fails.
 *
 * @param {readonly string[]} args
 */
export function git(args) {
	const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: MAX_BYTES });
	return status === 0 ? stdout.trim() : undefined;
}

/**
 * Prints untrusted text, with workflow commands disabled, so that the runner takes no line for a command.
 *
 * @param {string} text
 */
export function printSafely(text) {
	if (text.trim() === '') return;
	const token = randomUUID();
	console.log(`::stop-commands::${token}\n${text.trimEnd()}\n::${token}::`);
}
