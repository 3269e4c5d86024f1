import { spawnSync } from 'node:child_process';

/** What git answers at most: the names of conflicting files. */
const MAX_BYTES = 2 ** 26;

/** What a run of git left behind; without a status it could not be started. */
export interface GitRun {
	readonly status: number | null;
	readonly stdout: string;
}

/** Runs git in the current folder. */
export function runGit(args: readonly string[], env: NodeJS.ProcessEnv = {}): GitRun {
	const { status, stdout } = spawnSync('git', [...args], {
		encoding: 'utf8',
		maxBuffer: MAX_BYTES,
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	return { status, stdout: stdout ?? '' };
}

/** Returns what git answers, without white space around it; undefined where it fails. */
export function git(args: readonly string[], env?: NodeJS.ProcessEnv): string | undefined {
	const { status, stdout } = runGit(args, env);
	return status === 0 ? stdout.trim() : undefined;
}
