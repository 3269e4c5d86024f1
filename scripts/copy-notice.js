/** Copies the notice of the query package, whose stemmers are bundled, into the dist of the package in this folder. */
import { copyFileSync } from 'node:fs';

copyFileSync(new URL('../packages/query/NOTICE', import.meta.url), 'dist/NOTICE');
