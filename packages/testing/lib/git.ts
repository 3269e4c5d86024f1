import { execFileSync, spawnSync } from 'node:child_process';

/** Whether git can be run here. Tests of what reads a repository are skipped without it. */
export const hasGit = spawnSync('git', ['--version']).status === 0;

/** Settings that do not depend on the user's. */
const SETTINGS = ['user.name=a', 'user.email=a@a.example', 'commit.gpgsign=false', 'init.defaultBranch=main'];

/** Runs git in a folder, and returns what it prints. */
export function git(cwd: string, ...args: readonly string[]): string {
	const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
	return execFileSync('git', [...settings, ...args], { cwd, encoding: 'utf8' }).trim();
}
