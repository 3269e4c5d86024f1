/** Compares answers to golden queries between the index of the base commit and the built one. */
import { cpSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { baseCommit } from './base.js';
import { git, pinakes, printSafely } from './command.js';
import { input, inputLines, inputOf, sourceArguments } from './inputs.js';
import { keep, keepFailure, keepTime, RECORD, setOutput } from './record.js';

const failOn = inputOf('FAIL_ON', ['regressed', 'changed', '']);
const base = baseCommit();
const old = base === undefined ? undefined : indexOf(base);
if (old === undefined) console.log('There is no index of a base commit to compare with.');
else {
	const queries = inputLines('QUERIES').flatMap((file) => ['--queries', file]);
	const args = ['diff', old, input('INDEX'), ...queries, ...(failOn === '' ? [] : ['--fail-on', failOn])];
	const { status, stdout, stderr, ms } = pinakes([...args, '--markdown']);
	keepTime('diff', ms);
	printSafely(stderr);
	if (stdout !== '') {
		keep('diff.md', stdout);
		setOutput('diff', join(RECORD, 'diff.md'));
	}
	if (status === 1) keepFailure(`Golden queries ${failOn === 'changed' ? 'are answered differently' : 'regressed'}.`);
	else if (status !== 0) keepFailure('Not every golden query could be asked.');
}

/**
 * Returns the index of a commit, in a separate worktree: the committed one if it can be read, else it is built.
 *
 * @param {string} commit
 * @returns {string | undefined} its folder; undefined if it cannot be built
 */
function indexOf(commit) {
	const tree = join(RECORD, 'base');
	const index = join(RECORD, 'base-index');
	// Inputs are relative to the working directory, which may be below the root of the repository.
	const root = git(['rev-parse', '--show-toplevel']) ?? '.';
	if (git(['worktree', 'add', '--detach', '--force', tree, commit]) === undefined) return undefined;
	const folder = join(tree, relative(root, resolve('.')));
	try {
		if (input('MODE') === 'check' && pinakes(['stats', '--index', input('OUT'), '--json'], folder).status === 0) {
			cpSync(join(folder, input('OUT')), index, { recursive: true });
			return index;
		}
		const { status, stderr, ms } = pinakes(['build', ...sourceArguments(), '--out', index, '--no-cache'], folder);
		keepTime('build of the base', ms);
		if (status === 0) return index;
		printSafely(stderr);
		return undefined;
	} finally {
		rmSync(tree, { recursive: true, force: true });
		git(['worktree', 'prune']);
	}
}
