import { spawnSync } from 'node:child_process';

/** Maximum bytes of git's output, which has names of files and differences. */
const MAX_BYTES = 2 ** 28;

/** The result of a git command. Its status is null if git could not be started. */
interface GitRun {
	readonly status: number | null;
	readonly stdout: string;
}

/** Runs a git command in the current folder. */
export function runGit(args: readonly string[], env: NodeJS.ProcessEnv = {}): GitRun {
	const { status, stdout } = spawnSync('git', [...args], {
		encoding: 'utf8',
		maxBuffer: MAX_BYTES,
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	return { status, stdout: stdout ?? '' };
}

/** Returns the trimmed output of a git command; undefined if it fails. */
export function git(args: readonly string[], env?: NodeJS.ProcessEnv): string | undefined {
	const { status, stdout } = runGit(args, env);
	return status === 0 ? stdout.trim() : undefined;
}
