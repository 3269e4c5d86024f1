import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

type Files = Readonly<Record<string, string>>;

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
	const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pinakes-action-')));
	onTestFinished(() => {
		for (const path of [folder, `${folder}-runner`]) rmSync(path, { recursive: true, force: true });
	});
	const git = (...args: readonly string[]): string =>
		execFileSync('git', [...SETTINGS.flatMap((setting) => ['-c', setting]), ...args], {
			cwd: folder,
			encoding: 'utf8',
		});
	const commit = (changed: Files): string => {
		for (const [path, text] of Object.entries(changed)) {
			mkdirSync(dirname(join(folder, path)), { recursive: true });
			writeFileSync(join(folder, path), text);
		}
		git('add', '-A');
		git('commit', '-q', '--allow-empty', '-m', 'x');
		return git('rev-parse', 'HEAD').trim();
	};
	git('init', '-q');
	commit(files);
	return { folder, commit, git };
}
