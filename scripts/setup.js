/**
 * Installs the dependencies of the lockfile, unless they are installed. Needs only Node and npm, which provides pnpm in
 * the version of package.json.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** File with the lockfile for which everything is installed. */
const INSTALLED = 'node_modules/.installed-lockfile';

/**
 * Runs a command in the foreground; exits with its code if it fails.
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

/**
 * Installs the packages of the lockfile.
 *
 * @param {readonly string[]} args arguments of `pnpm install`
 */
function install(args) {
	const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
	const pnpm = ['exec', '--yes', '--', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'];
	// Replaces a partial installation, such as for the demo, without asking.
	run('npm', [...pnpm, '--config.confirmModulesPurge=false', ...args], { npm_config_loglevel: 'error' });
}

/** Installs the workspace, unless the same lockfile is already installed. */
export function setUp() {
	const lockfile = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex');
	if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lockfile) return;
	console.error('Installing what the lockfile names …');
	install([]);
	writeFileSync(INSTALLED, lockfile);
}

/** Builds the program in a checkout: all packages if everything is installed, else it alone, bundled from its sources. */
export function makeProgram() {
	if (existsSync(INSTALLED)) return run('node', ['scripts/build.js']);
	console.error('Installing what the command needs …');
	// Game data, runtimes and browsers, which other packages depend on, have more than a gigabyte.
	install(['--prod', '--filter-prod', '@pinakes/program...']);
	run('node', ['scripts/program/bundle.js', 'apps/cli']);
}
