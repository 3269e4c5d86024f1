import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles the suite, the built `@pinakes/query`, the index and the cases into one script that
 * imports nothing. The script hands its result to `report`, a function that each runtime's wrapper
 * puts in its scope.
 *
 * @param {Record<string, string>} files the index: each file's text by its path
 * @param {readonly import('./suite.js').Case[]} cases
 * @returns {Promise<string>} the script, in plain ASCII
 */
export async function bundleSuite(files, cases) {
	const { outputFiles } = await build({
		stdin: {
			contents: `
				import { runSuite } from './suite.js';
				runSuite(${literal(files)}, ${literal(cases)})
					.catch((error) => JSON.stringify({ failed: String(error) }))
					.then(report);
			`,
			resolveDir: fileURLToPath(new URL('.', import.meta.url)),
		},
		bundle: true,
		format: 'iife',
		platform: 'neutral',
		target: 'esnext',
		charset: 'ascii',
		write: false,
	});
	return /** @type {import('esbuild').OutputFile} */ (outputFiles[0]).text;
}

/**
 * A JavaScript expression for a JSON value. `JSON.parse` keeps a `__proto__` key, which an object
 * literal would take for the prototype.
 *
 * @param {unknown} value
 */
function literal(value) {
	return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
