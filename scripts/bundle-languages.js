/** Bundles stemmers and stop words into the language modules of @pinakes/query, so that it has no dependencies. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const folder = 'dist/languages';
await build({
	entryPoints: readdirSync(folder)
		.filter((file) => file.endsWith('.js'))
		.map((file) => resolve(folder, file)),
	outdir: folder,
	allowOverwrite: true,
	bundle: true,
	format: 'esm',
	platform: 'neutral',
	mainFields: ['module', 'main'],
	charset: 'utf8',
	minifyWhitespace: true,
	plugins: [
		{
			name: 'own modules stay',
			setup({ onResolve }) {
				// A module that languages shared with the search would be a request of its own in a page.
				onResolve({ filter: /^(?:\.\.?|@pinakes)\// }, ({ path, kind, importer }) => {
					return kind === 'entry-point' || importer.endsWith('define.js') ? undefined : { path, external: true };
				});
			},
		},
	],
	logLevel: 'warning',
});
