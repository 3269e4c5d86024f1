import { execFileSync } from 'node:child_process';

/** Settings that do not depend on the user's. */
const SETTINGS = {
	'user.name': 'a',
	'user.email': 'a@a.example',
	'commit.gpgsign': 'false',
	'init.defaultBranch': 'main',
};

/** Runs git in a folder, and returns what it prints. */
export function git(cwd: string, ...args: readonly string[]): string {
	const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
	return execFileSync('git', [...settings, ...args], { cwd, encoding: 'utf8' }).trim();
}
