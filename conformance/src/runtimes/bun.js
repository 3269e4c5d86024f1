import { installed, runProgram } from '../process.js';

/**
 * Runs the bundled suite in Bun.
 *
 * @param {string} bundle
 * @returns {Promise<string>} what the suite reported
 */
export function run(bundle) {
	return runProgram(installed('bun/bin/bun.exe'), ['run', '--no-install', '-'], bundle);
}
