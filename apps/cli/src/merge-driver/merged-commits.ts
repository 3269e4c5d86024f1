import { existsSync, readFileSync } from 'node:fs';
import { git } from '../git.ts';

/** The commit that git is merging into HEAD. */
export interface MergedCommits {
	readonly theirs: string;
	/** The commit that both sides are compared with. Default: their merge base. */
	readonly base: string | undefined;
}

/**
 * Finds the commit that git is merging while it calls a merge driver, which only gets three files. `git merge` and `git
 * pull` have the other commit in the name of an environment variable, `git rebase` in the last line of a file, and a
 * cherry-pick only in the label of the other side, which git 2.44 and later pass to a driver.
 *
 * @param label value of `%Y`
 * @returns undefined if unknown, also for an octopus merge
 */
export function findMergedCommits(label: string, env: NodeJS.ProcessEnv): MergedCommits | undefined {
	const heads = Object.keys(env).flatMap((name) => /^GITHEAD_([0-9a-f]{40,64})$/.exec(name)?.[1] ?? []);
	if (heads.length > 0) return heads.length === 1 ? { theirs: heads[0] as string, base: undefined } : undefined;
	const picked = rebasedCommit() ?? /^([0-9a-f]{7,64}) \(/.exec(label)?.[1];
	const theirs = picked && git(['rev-parse', '--verify', '--quiet', `${picked}^{commit}`]);
	const base = theirs && git(['rev-parse', '--verify', '--quiet', `${theirs}^`]);
	return theirs && base ? { theirs, base } : undefined;
}

/** Returns the commit that a rebase is applying; undefined if there is no rebase. */
function rebasedCommit(): string | undefined {
	const done = git(['rev-parse', '--git-path', 'rebase-merge/done']);
	if (done === undefined || !existsSync(done)) return undefined;
	const last = readFileSync(done, 'utf8').trimEnd().split('\n').at(-1) ?? '';
	return /^(?:pick|reword|edit|squash|fixup(?: -[cC])?) ([0-9a-f]{7,64})\b/.exec(last)?.[1];
}
