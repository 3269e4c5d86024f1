import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { statOf } from './files.ts';

/** Maximum bytes of git's output, which has names of files and differences. */
const MAX_BYTES = 2 ** 28;

/** What git must not do in a folder of a stranger: start a program, take a folder of files for a repository, or fetch. */
const HARMLESS = ['-c', 'core.fsmonitor=false', '-c', 'safe.bareRepository=explicit', '-c', 'protocol.allow=never'];

function run(args: readonly string[], folder: string) {
	return spawnSync('git', ['-C', folder, ...HARMLESS, ...args], {
		encoding: 'utf8',
		env: { ...process.env, GIT_NO_LAZY_FETCH: '1' },
		maxBuffer: MAX_BYTES,
		stdio: ['ignore', 'pipe', 'ignore'],
	});
}

/** Returns the output of a git command in the current folder; undefined if it fails. */
export function gitOutput(args: readonly string[]): string | undefined {
	const { status, stdout } = run(args, '.');
	return status === 0 ? stdout : undefined;
}

/** Returns the folder of the git repository that a folder is in, if any. */
export function repositoryOf(folder: string): string | undefined {
	const path = resolve(folder);
	if (statOf(join(path, '.git'))) return path;
	const parent = dirname(path);
	return parent === path ? undefined : repositoryOf(parent);
}

/** Whether git tracks any file in a folder, so that others may have written it, or cannot tell. Without git, nothing is tracked. */
export function isTracked(folder: string): boolean {
	if (statOf(folder) === undefined || repositoryOf(folder) === undefined) return false;
	const { error, status, stdout } = run(['ls-files', '-z', '--', '.'], folder);
	return (error as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT' && (status !== 0 || stdout !== '');
}
