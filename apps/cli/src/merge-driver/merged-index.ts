import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve, sep } from 'node:path';
import { UsageError } from '@pinakes/command-line/usage-error';
import { BuildError, buildIndex } from '@pinakes/indexer';
import { git, runGit } from '../git.ts';
import type { MergedCommits } from './merged-commits.ts';

/** Settings for building the index of a repository, with paths from its root. */
interface IndexBuild {
	readonly folders: readonly string[];
	readonly out: string;
	readonly config: string | undefined;
}

/**
 * Returns the tree of a merge with HEAD.
 *
 * @throws UsageError if files other than the index conflict
 */
export function mergedTree({ theirs, base }: MergedCommits): string {
	const ours = base === undefined ? 'HEAD' : commitOn(base);
	// Only the sources are merged; conflicts in the index are ignored.
	const merge = ['-c', 'merge.pinakes.driver=true', 'merge-tree', '--write-tree', '--name-only', '--no-messages'];
	const { status, stdout } = runGit([...merge, ours, theirs]);
	const [tree, ...conflicts] = stdout.trim().split('\n');
	if (status === 0 && tree) return tree;
	if (status === 1) throw new UsageError(conflictsOf(conflicts));
	throw new UsageError('git merge-tree --write-tree fails; git 2.38 has it.');
}

function conflictsOf([first = '', ...others]: readonly string[]): string {
	return others.length === 0 ? `${first} conflicts.` : `${first} and ${others.length} more conflict.`;
}

/** Creates a commit with the files of HEAD and a base as its parent, so that git uses this merge base. */
function commitOn(base: string): string {
	const person = ['-c', 'user.name=pinakes', '-c', 'user.email=pinakes@localhost'];
	const commit = git([...person, 'commit-tree', '-p', base, '-m', 'HEAD on the base of a merge', 'HEAD^{tree}']);
	if (commit === undefined) throw new UsageError('git commit-tree fails.');
	return commit;
}

/**
 * Returns a folder with the index of the sources in a tree. Git calls the driver for each conflicting file of the
 * index: the first call builds, and the others reuse the folder, which stays in the git folder until the next merge.
 */
export async function indexOfTree(tree: string, { folders, out, config }: IndexBuild): Promise<string> {
	const kept = resolve(git(['rev-parse', '--git-path', 'pinakes-merge']) ?? '');
	const index = join(kept, tree);
	if (existsSync(index)) return index;
	const temporary = mkdtempSync(join(tmpdir(), 'pinakes-merge-'));
	// With several folders, their names are part of paths in the index.
	const root = join(temporary, basename(process.cwd()));
	try {
		checkOut(tree, root, join(temporary, 'git-index'));
		const below = (path: string): string => join(root, path);
		await buildIndex({ folders: folders.map(below), out: below(out), config: config && below(config) });
		mkdirSync(kept, { recursive: true });
		for (const old of readdirSync(kept)) rmSync(join(kept, old), { recursive: true });
		const draft = join(kept, `${process.pid}.tmp`);
		cpSync(below(out), draft, { recursive: true });
		renameSync(draft, index);
		return index;
	} catch (cause) {
		// The temporary folder is gone when this is read.
		if (cause instanceof BuildError) throw new UsageError(cause.message.replaceAll(root + sep, ''));
		throw cause;
	} finally {
		rmSync(temporary, { recursive: true, force: true });
	}
}

function checkOut(tree: string, folder: string, indexFile: string): void {
	const env = { GIT_INDEX_FILE: indexFile };
	const isRead = git(['read-tree', tree], env) !== undefined;
	if (isRead && git(['checkout-index', '--all', '--force', `--prefix=${folder}/`], env) !== undefined) return;
	throw new UsageError('git cannot write the merged sources to a temporary folder: check the space left.');
}
