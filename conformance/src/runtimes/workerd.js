import { installed, runServer } from '../process.js';

const CONFIG = `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
	sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "suite")],
	services = [(name = "suite", worker = (
		compatibilityDate = "2026-01-01",
		modules = [(name = "worker.js", esModule = embed "worker.js")],
	))],
);`;

/**
 * Runs the bundled suite in workerd: a worker that answers a request with the report.
 *
 * @param {string} bundle
 * @returns {Promise<string>} what the suite reported
 */
export function run(bundle) {
	const report = 'const report = (text) => answer(new Response(text));';
	const worker = `export default { fetch: () => new Promise((answer) => {\n${report}\n${bundle}}) };`;
	return runServer(installed('workerd/bin/workerd'), ['serve', '--control-fd=1', 'config.capnp'], {
		'config.capnp': CONFIG,
		'worker.js': worker,
	});
}
