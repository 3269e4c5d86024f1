import { rmSync } from 'node:fs';
import { git } from '@pinakes/testing/git';
import { addFiles, type Files, tempFolder } from '@pinakes/testing/temp-folder';
import { onTestFinished } from 'vitest';

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
	const gitHere = (...args: readonly string[]): string => git(folder, ...args);
	const commit = (changed: Files): string => {
		addFiles(folder, changed);
		gitHere('add', '-A');
		gitHere('commit', '-q', '--allow-empty', '-m', 'x');
		return gitHere('rev-parse', 'HEAD');
	};
	gitHere('init', '-q');
	commit(files);
	return { folder, commit, git: gitHere };
}
