import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles the suite, the built `@pinakes/query`, the index and the cases into one script.
 *
 * @param {Record<string, string>} files the index: each file's text by its path
 * @param {readonly import('./suite.js').Case[]} cases
 * @returns {Promise<string>} the script, in plain ASCII
 */
export function bundleSuite(files, cases) {
	return bundleCall('./suite.js', 'runSuite', files, cases);
}

/**
 * Bundles a call, and all that it takes, into one script that imports nothing. The script hands the result to
 * `report`, a function that each runtime's wrapper puts in its scope.
 *
 * @param {string} module of this folder
 * @param {string} name an async function of it, which gives a text
 * @param {...unknown} values what it is given: JSON
 * @returns {Promise<string>} the script, in plain ASCII
 */
export async function bundleCall(module, name, ...values) {
	const { outputFiles } = await build({
		stdin: {
			contents: `
				import { ${name} } from '${module}';
				${name}(${values.map(literal).join(', ')})
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
