/** Bundles the command from the sources of its packages, whose types the full build checks. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUNDLE, WORKERS, writeNotice } from '../bundle-options.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));
const APPS = fileURLToPath(new URL('../../apps/', import.meta.url));

/**
 * The source of what a package exports, such as packages/query/src/node.ts of `@pinakes/query/node`.
 *
 * @param {string} specifier
 */
function sourceOf(specifier) {
	const [, name = '', path = ''] = /^@pinakes\/([\w-]+)\/?(.*)$/.exec(specifier) ?? [];
	// The published query includes the private format.
	if (name === 'query' && path.startsWith('format/')) return sourceOf(`@pinakes/${path}`);
	const folder = [PACKAGES, APPS].map((each) => join(each, name)).find((each) => existsSync(each));
	if (folder === undefined) throw new Error(`${specifier}: there is no package ${name}`);
	const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	const entry = exports[path === '' ? '.' : `./${path}`];
	// What is exported by a pattern lies in dist under its own path.
	const target = entry?.default ?? entry ?? `./dist/${path.replace(/^internal\//, '')}.js`;
	return join(folder, target.replace('/dist/', '/src/').replace(/\.js$/, '.ts'));
}

const { metafile } = await build({
	...BUNDLE,
	entryPoints: [...BUNDLE.entryPoints, ...WORKERS],
	absWorkingDir: join(APPS, 'cli'),
	plugins: [
		{
			name: 'sources',
			setup({ onResolve, resolve }) {
				onResolve({ filter: /^@pinakes\// }, ({ path }) =>
					BUNDLE.external.includes(path) ? { path, external: true } : { path: sourceOf(path) },
				);
				// What packages need to be built alone is installed here.
				onResolve({ filter: /^@orama\// }, ({ path, kind, pluginData }) =>
					pluginData === HERE ? undefined : resolve(path, { kind, resolveDir: HERE, pluginData: HERE }),
				);
			},
		},
	],
});
writeNotice(join(APPS, 'cli/dist'), metafile, join(APPS, 'cli'));
