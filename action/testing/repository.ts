import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { addFiles, type Files, tempFolder } from '@pinakes/testing/temp-folder';
import { onTestFinished } from 'vitest';

const SETTINGS = ['user.name=a', 'user.email=a@b.c', 'commit.gpgsign=false', 'init.defaultBranch=main'];

/** A git repository of one test, with a commit of some files. */
export interface Repository {
	readonly folder: string;
	/** Writes files and commits all there is. Returns the commit. */
	commit(files: Files): string;
	git(...args: readonly string[]): string;
}

/** Makes one. Beside it the runs of actions leave a folder that is removed with it. */
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
