/**
 * Installs the dependencies of the lockfile, unless they are installed. Needs only Node and npm, which provides pnpm in
 * the version of package.json.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const INSTALLED = 'node_modules/.installed-lockfile';

/**
 * Runs a command in the foreground; ends the process with its exit code where it fails.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export function run(command, args, env = {}) {
	const { status, error } = spawnSync(command, args, {
		stdio: 'inherit',
		env: { ...process.env, ...env },
		shell: process.platform === 'win32',
	});
	if (error) console.error(`${command} could not be started: ${error.message}`);
	if (status !== 0) process.exit(status ?? 1);
}

/** Installs the workspace unless this very lockfile is installed already. */
export function setUp() {
	const lockfile = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex');
	if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lockfile) return;
	const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
	console.error('Installing what the lockfile names …');
	run('npm', ['exec', '--yes', '--', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
		npm_config_loglevel: 'error',
	});
	writeFileSync(INSTALLED, lockfile);
}
