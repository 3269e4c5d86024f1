import { chdir, cwd } from 'node:process';
import { addFiles, tempFolder } from '@pinakes/testing/temp-folder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { git } from '../testing/git.ts';
import { findMergedCommits } from './merged-commits.ts';

const before = cwd();
let commits: readonly [string, string];

beforeEach(() => {
	const folder = tempFolder();
	chdir(folder);
	git(folder, 'init', '--quiet');
	git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'one');
	git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'two');
	commits = [git(folder, 'rev-parse', 'HEAD~1'), git(folder, 'rev-parse', 'HEAD')];
});

afterEach(() => chdir(before));

describe('findMergedCommits', () => {
	it('finds the other commit of a merge in the name of a variable', () => {
		expect(findMergedCommits('%Y', { [`GITHEAD_${commits[0]}`]: 'branch' })).toEqual({ theirs: commits[0] });
	});

	it('finds the commit that is rebased in a file', () => {
		const done = `pick 1234567 first\npick ${commits[1].slice(0, 10)} two\n`;
		addFiles('.', { '.git/rebase-merge/done': done });
		expect(findMergedCommits('%Y', {})).toEqual({ theirs: commits[1], base: commits[0] });
	});

	it('finds the commit that is picked in the label that newer versions of git give', () => {
		expect(findMergedCommits(`${commits[1].slice(0, 7)} (two)`, {})).toEqual({ theirs: commits[1], base: commits[0] });
	});

	it('finds nothing if git gives too little', () => {
		expect(findMergedCommits('%Y', {})).toBeUndefined();
		expect(findMergedCommits('Stashed changes', {})).toBeUndefined();
		expect(findMergedCommits('0123456789 (gone)', {})).toBeUndefined();
		expect(findMergedCommits(`parent of ${commits[1]} (two)`, {})).toBeUndefined();
		// The first commit has nothing that it could be compared with.
		expect(findMergedCommits(`${commits[0]} (one)`, {})).toBeUndefined();
		const octopus = { [`GITHEAD_${commits[0]}`]: 'a', [`GITHEAD_${commits[1]}`]: 'b' };
		expect(findMergedCommits('%Y', octopus)).toBeUndefined();
	});
});
