/** Bundles the program of the package in this folder. */
import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { BUNDLE, PARSE_WORKER, writeNotice } from './bundle-options.js';

const { metafile } = await build({
	...BUNDLE,
	entryPoints: [...BUNDLE.entryPoints, ...(existsSync(PARSE_WORKER) ? [PARSE_WORKER] : [])],
});
writeNotice('dist', metafile);
