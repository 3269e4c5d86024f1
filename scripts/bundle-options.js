import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { licenceTexts } from './third-party.js';

/**
 * Options for bundling a program with its dependencies, as Node takes longer to load hundreds of small modules than
 * most commands run. Dynamically imported commands are separate files.
 */
export const BUNDLE = {
	entryPoints: ['src/main.ts'],
	outdir: 'dist',
	bundle: true,
	splitting: true,
	format: /** @type {const} */ ('esm'),
	platform: /** @type {const} */ ('node'),
	target: 'node20',
	// ES modules are preferred, as some CommonJS modules cannot be bundled.
	mainFields: ['module', 'main'],
	minifySyntax: true,
	minifyWhitespace: true,
	// Not bundled: peer dependencies, separate programs, and packages that look for files next to their own.
	external: ['@huggingface/transformers', '@pinakes/mcp', '@pinakes/mcp/serve-until-end', 'pg-native'],
	// CommonJS dependencies need `require` for modules of Node.
	banner: {
		js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
	},
	logLevel: /** @type {const} */ ('warning'),
	metafile: /** @type {const} */ (true),
};

/** A program that shares no chunk with others, so that it loads little. */
export const SMALL = 'src/base/hook.ts';

/**
 * Writes the notice with the sources and licenses of bundled data, stemmers and packages.
 *
 * @param {string} dist
 * @param {import('esbuild').Metafile} metafile
 * @param {string} folder that its paths are relative to
 */
export function writeNotice(dist, { inputs }, folder = '.') {
	const notices = ['indexer', 'query'].map((name) => new URL(`../packages/${name}/NOTICE`, import.meta.url));
	const texts = notices.map((notice) => readFileSync(notice, 'utf8'));
	texts.push('BUNDLED PACKAGES\n', licenceTexts(Object.keys(inputs).map((path) => resolve(folder, path))));
	writeFileSync(join(dist, 'NOTICE'), texts.join('\n'));
}
