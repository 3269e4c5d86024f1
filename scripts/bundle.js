/**
 * Bundles the program of the package in this folder. With names, such as `main` for dist/main.js, bundles these built modules
 * with their imports, in place, so that programs start in less than half the time; others stay for importers of the package.
 */
import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { BUNDLE, SMALL, writeNotice } from './bundle-options.js';

const built = process.argv.slice(2).map((name) => `dist/${name}.js`);
const entryPoints = built.length > 0 ? built : BUNDLE.entryPoints;
const { metafile } = await build({ ...BUNDLE, entryPoints, allowOverwrite: built.length > 0 });
writeNotice('dist', metafile);
if (existsSync(SMALL)) await build({ ...BUNDLE, entryPoints: [SMALL] });
