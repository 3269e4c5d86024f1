/** Bundles the program of the package in this folder. */
import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { BUNDLE, WORKERS, writeNotice } from './bundle-options.js';

const { metafile } = await build({
	...BUNDLE,
	entryPoints: [...BUNDLE.entryPoints, ...WORKERS.filter((file) => existsSync(file))],
});
writeNotice('dist', metafile);
