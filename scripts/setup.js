/**
 * Installs the dependencies of the lockfile, unless they are installed. Needs only Node and npm, which provides pnpm in
 * the version of package.json.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Says for which lockfile everything is installed. */
export const INSTALLED = 'node_modules/.installed-lockfile';

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

/**
 * Installs what the lockfile names.
 *
 * @param {readonly string[]} args which of it: see `pnpm install`
 */
export function install(args) {
	const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
	const pnpm = ['exec', '--yes', '--', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'];
	// An installation of less, such as for the demo, is replaced without a question.
	run('npm', [...pnpm, '--config.confirmModulesPurge=false', ...args], { npm_config_loglevel: 'error' });
}

/** Installs the workspace unless this very lockfile is installed already. */
export function setUp() {
	const lockfile = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex');
	if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lockfile) return;
	console.error('Installing what the lockfile names …');
	install([]);
	writeFileSync(INSTALLED, lockfile);
}
