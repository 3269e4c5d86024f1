/** Builds the program in a checkout: installs its dependencies and bundles its sources. */
import { existsSync } from 'node:fs';
import { INSTALLED, install, run } from '../setup.js';

/** Builds the program: all packages if everything is installed, else only the program. */
export function makeProgram() {
	if (existsSync(INSTALLED)) return run('node', ['scripts/build.js']);
	console.error('Installing what the command needs …');
	// Without the dependencies of other packages, such as game data, runtimes and browsers, which have more than a
	// gigabyte.
	install(['--prod', '--filter', '@pinakes/program...']);
	run('node', ['scripts/program/bundle.js', 'apps/cli']);
}
