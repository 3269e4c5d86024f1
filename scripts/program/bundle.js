/**
 * Bundles modules of a package, by default src/main.ts, from the sources of their packages, without checking types: Node
 * takes longer to load hundreds of small modules than most commands run. `node bundle.js FOLDER [NAME …]`
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { licenceTexts } from '../third-party.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Peer dependencies, separate programs, and packages that look for files next to their own. */
const NOT_BUNDLED = ['@huggingface/transformers', '@pinakes/mcp', '@pinakes/mcp/serve-until-end', 'pg-native'];

/** A program that shares no chunk with others, so that it loads little. */
const SMALL = 'src/base/hook.ts';

/**
 * Returns the source of an export, such as packages/query/src/node.ts of `@pinakes/query/node`.
 *
 * @param {string} specifier
 */
function sourceOf(specifier) {
	const [, name = '', path = ''] = /^@pinakes\/([\w-]+)\/?(.*)$/.exec(specifier) ?? [];
	const folder = ['packages', 'apps'].map((group) => join(ROOT, group, name)).find((each) => existsSync(each));
	if (folder === undefined) throw new Error(`${specifier}: there is no package ${name}`);
	const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	// Exports by pattern have the same path in dist.
	const target = exports[path === '' ? '.' : `./${path}`]?.default ?? `./dist/${path}.js`;
	return join(folder, target.replace('/dist/', '/src/').replace(/\.js$/, '.ts'));
}

/** @param {string[]} entryPoints */
function bundle(entryPoints) {
	return build({
		absWorkingDir: folder,
		entryPoints,
		outdir: 'dist',
		allowOverwrite: true,
		bundle: true,
		// Dynamically imported commands are separate files.
		splitting: true,
		format: 'esm',
		platform: 'node',
		target: 'node20',
		// ES modules are preferred, as some CommonJS modules cannot be bundled.
		mainFields: ['module', 'main'],
		minifySyntax: true,
		minifyWhitespace: true,
		external: NOT_BUNDLED,
		// CommonJS dependencies need `require` for modules of Node.
		banner: {
			js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
		},
		logLevel: 'warning',
		metafile: true,
		plugins: [{ name: 'sources', setup: resolveSources }],
	});
}

/** @param {import('esbuild').PluginBuild} build */
function resolveSources({ onResolve, resolve }) {
	onResolve({ filter: /^@pinakes\// }, ({ path }) =>
		NOT_BUNDLED.includes(path) ? { path, external: true } : { path: sourceOf(path), sideEffects: false },
	);
	// Packages that are only needed for bundling are installed here.
	onResolve({ filter: /^@orama\// }, ({ path, kind, pluginData }) =>
		pluginData === HERE ? undefined : resolve(path, { kind, resolveDir: HERE, pluginData: HERE }),
	);
}

const [where = '.', ...names] = process.argv.slice(2);
const folder = resolve(where);
const { metafile } = await bundle((names.length > 0 ? names : ['main']).map((name) => `src/${name}.ts`));
if (existsSync(join(folder, SMALL))) await bundle([SMALL]);

/** The notice has the sources and licenses of bundled data, stemmers and packages. */
const notices = ['indexer', 'query'].map((name) => readFileSync(join(ROOT, 'packages', name, 'NOTICE'), 'utf8'));
const licences = licenceTexts(Object.keys(metafile.inputs).map((path) => resolve(folder, path)));
writeFileSync(join(folder, 'dist/NOTICE'), [...notices, 'BUNDLED PACKAGES\n', licences].join('\n'));
