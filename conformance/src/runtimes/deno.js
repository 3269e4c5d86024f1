import { installed, runProgram } from '../process.js';

const OFFLINE = ['--no-remote', '--no-npm', '--no-config', '--no-lock', '--no-prompt'];

/**
 * Runs the bundled suite in Deno, which grants it no permission.
 *
 * @param {string} bundle
 * @returns {Promise<string>} what the suite reported
 */
export function run(bundle) {
	return runProgram(installed('deno/deno'), ['run', ...OFFLINE, '--ext=js', '-'], bundle);
}
