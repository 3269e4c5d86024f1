/** Bundles the program of the package in this folder. */
import { build } from 'esbuild';
import { BUNDLE, copyNotice } from './bundle-options.js';

await build(BUNDLE);
copyNotice('dist');
