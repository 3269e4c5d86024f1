import { runProgram } from '../process.js';

/**
 * Runs the bundled suite in the Node that runs this process: 20, the oldest supported one, in CI.
 *
 * @param {string} bundle
 * @returns {Promise<string>} what the suite reported
 */
export function run(bundle) {
	return runProgram(process.execPath, ['-'], bundle);
}
