import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { licenceTexts } from './third-party.js';

/**
 * How the program of a package is bundled with its dependencies: Node takes longer to load hundreds of small modules
 * than most commands run. Dynamically imported commands are separate files.
 */
export const BUNDLE = {
	entryPoints: ['src/main.ts'],
	outdir: 'dist',
	bundle: true,
	splitting: true,
	format: /** @type {const} */ ('esm'),
	platform: /** @type {const} */ ('node'),
	target: 'node20',
	// ES modules where a package has both: some CommonJS cannot be bundled.
	mainFields: ['module', 'main'],
	minifySyntax: true,
	minifyWhitespace: true,
	// What users install where they want it, a program of its own, and what looks for files beside its own.
	external: [
		'@electric-sql/pglite',
		'@huggingface/transformers',
		'@pinakes/mcp',
		'@pinakes/mcp/serve-until-end',
		'open',
		'pg-native',
	],
	// CommonJS among the dependencies requires modules of Node.
	banner: {
		js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
	},
	logLevel: /** @type {const} */ ('warning'),
	metafile: /** @type {const} */ (true),
};

/** Sources of the workers in which the command parses documents and makes vectors: each is started as a file of its own. */
export const WORKERS = ['src/parse-worker.ts', 'src/static-worker.ts'];

/**
 * The bundle has data of the indexer, stemmers of the query package and other packages, whose sources and licences it must
 * name.
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
