/** Builds the program in the action's checkout, unless it was restored from a cache. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeProgram } from '../scripts/setup.js';
import { COMMAND, ROOT } from './command.js';

if (existsSync(join(ROOT, 'apps/cli/dist/main.js')) && existsSync(join(ROOT, 'apps/cli/node_modules'))) {
	console.log(`${COMMAND} is there.`);
} else {
	process.chdir(ROOT);
	makeProgram();
}
