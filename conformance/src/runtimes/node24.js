import { installed, runProgram } from '../process.js';

/**
 * Runs the bundled suite in Node 24.
 *
 * @param {string} bundle
 * @returns {Promise<string>} what the suite reported
 */
export function run(bundle) {
	return runProgram(installed('node24/bin/node'), ['-'], bundle);
}
