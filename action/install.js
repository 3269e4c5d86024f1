/** Installs and builds the command in the action's own checkout, unless a cache brought it back. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../scripts/setup.js';
import { COMMAND, ROOT } from './command.js';

if (existsSync(join(ROOT, 'apps/cli/dist/main.js')) && existsSync(join(ROOT, 'apps/cli/node_modules'))) {
	console.log(`${COMMAND} is there.`);
} else {
	process.chdir(ROOT);
	const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
	// The command and what it is made of alone: the other packages' tools are hundreds of megabytes.
	const pnpm = ['exec', '--yes', '--', packageManager, '--filter', 'pinakes...'];
	run('npm', [...pnpm, '--filter', 'pinakes-workspace', 'install', '--frozen-lockfile', '--reporter=append-only']);
	run('npm', [...pnpm, 'run', 'build']);
}
