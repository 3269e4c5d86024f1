/** Makes the command in a checkout: installs what it needs at run time and bundles its sources. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { INSTALLED, install, run } from '../setup.js';

/** Builds the command in this folder's checkout: all packages where everything is installed, else the command alone. */
export function makeProgram() {
	if (existsSync(INSTALLED)) return run('node', ['scripts/build.js']);
	console.error('Installing what the command needs …');
	// Without what other packages need: game data, other runtimes and browsers are more than a gigabyte.
	install(['--prod', '--filter', '@pinakes/program...']);
	run('node', [join('scripts', 'program', 'bundle.js')]);
}
