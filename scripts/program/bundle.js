/** Bundles the program from the sources of its packages, without checking types. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUNDLE, writeNotice } from '../bundle-options.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));
const APPS = fileURLToPath(new URL('../../apps/', import.meta.url));

/**
 * Returns the source of an export, such as packages/query/src/node.ts of `@pinakes/query/node`.
 *
 * @param {string} specifier
 */
function sourceOf(specifier) {
	const [, name = '', path = ''] = /^@pinakes\/([\w-]+)\/?(.*)$/.exec(specifier) ?? [];
	const folder = [PACKAGES, APPS].map((each) => join(each, name)).find((each) => existsSync(each));
	if (folder === undefined) throw new Error(`${specifier}: there is no package ${name}`);
	const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	const entry = exports[path === '' ? '.' : `./${path}`];
	// Exports by pattern have the same path in dist.
	const target = entry?.default ?? entry ?? `./dist/${path.replace(/^internal\//, '')}.js`;
	return join(folder, target.replace('/dist/', '/src/').replace(/\.js$/, '.ts'));
}

const { metafile } = await build({
	...BUNDLE,
	absWorkingDir: join(APPS, 'cli'),
	plugins: [
		{
			name: 'sources',
			setup({ onResolve, resolve }) {
				onResolve({ filter: /^@pinakes\// }, ({ path }) =>
					BUNDLE.external.includes(path) ? { path, external: true } : { path: sourceOf(path) },
				);
				// Packages that are only needed for bundling are installed here.
				onResolve({ filter: /^@orama\// }, ({ path, kind, pluginData }) =>
					pluginData === HERE ? undefined : resolve(path, { kind, resolveDir: HERE, pluginData: HERE }),
				);
			},
		},
	],
});
writeNotice(join(APPS, 'cli/dist'), metafile, join(APPS, 'cli'));
