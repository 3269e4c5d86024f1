import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { addFiles, type Files, tempFolder } from '@pinakes/testing/temp-folder';
import { onTestFinished } from 'vitest';

const SETTINGS = ['user.name=a', 'user.email=a@b.c', 'commit.gpgsign=false', 'init.defaultBranch=main'];

/** A git repository for a test. */
interface Repository {
	readonly folder: string;
	/** Writes files and commits everything. Returns the commit. */
	commit(files: Files): string;
	git(...args: readonly string[]): string;
}

/**
 * Creates a repository with a commit. It is removed after the test, with the folder that runs of actions leave next to
 * it.
 */
export function repository(files: Files): Repository {
	const folder = tempFolder();
	onTestFinished(() => rmSync(`${folder}-runner`, { recursive: true, force: true }));
	const git = (...args: readonly string[]): string =>
		execFileSync('git', [...SETTINGS.flatMap((setting) => ['-c', setting]), ...args], {
			cwd: folder,
			encoding: 'utf8',
		});
	const commit = (changed: Files): string => {
		addFiles(folder, changed);
		git('add', '-A');
		git('commit', '-q', '--allow-empty', '-m', 'x');
		return git('rev-parse', 'HEAD').trim();
	};
	git('init', '-q');
	commit(files);
	return { folder, commit, git };
}
