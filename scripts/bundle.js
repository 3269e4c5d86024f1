/** Bundles the program of the package in this folder. */
import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { BUNDLE, copyNotice, PARSE_WORKER } from './bundle-options.js';

await build({ ...BUNDLE, entryPoints: [...BUNDLE.entryPoints, ...(existsSync(PARSE_WORKER) ? [PARSE_WORKER] : [])] });
copyNotice('dist');
