import { spawnSync } from 'node:child_process';
import { UsageError } from '@pinakes/command-line/usage-error';

/** Which lines of a file are others than they were. */
export interface ChangedLines {
	/** Whether a line was changed or added; without a line, whether anything in the file was. */
	has(file: string, line?: number): boolean;
}

/** Bytes of the longest answer of git. */
const MAX_BYTES = 2 ** 28;

/**
 * What was changed since a commit, in the working tree: since the commit that it has in common with this one, where
 * both are there. Files that git does not know yet are new.
 *
 * @param since a commit, branch or tag
 * @throws UsageError where git cannot tell
 */
export function changedLinesSince(since: string): ChangedLines {
	const commit = git(['rev-parse', '--verify', '--end-of-options', `${since}^{commit}`]);
	if (commit === undefined) {
		throw new UsageError(`git finds no commit ${since} here: name one that was fetched, in a git repository.`);
	}
	// A shallow clone may not have it; then all that differs counts.
	const base = (git(['merge-base', commit.trim(), 'HEAD']) ?? commit).trim();
	const untracked = new Set((git(['ls-files', '--others', '--exclude-standard', '-z']) ?? '').split('\0'));
	const known = new Map<string, readonly Range[]>();
	const rangesOf = (file: string): readonly Range[] => {
		const ranges =
			known.get(file) ??
			readRanges(git(['--literal-pathspecs', 'diff', '--unified=0', ...PLAIN_DIFF, base, '--', file]) ?? '');
		known.set(file, ranges);
		return ranges;
	};
	return {
		has(file, line) {
			if (untracked.has(file)) return true;
			const ranges = rangesOf(file);
			return line === undefined ? ranges.length > 0 : ranges.some(([first, last]) => line >= first && line <= last);
		},
	};
}

/** Whatever a user has set up, the same output. */
const PLAIN_DIFF = ['--no-color', '--no-ext-diff', '--no-textconv', '--no-renames'];

/** First and last line, from 1; of lines that were only removed, the last is below the first. */
type Range = readonly [first: number, last: number];

/** The ranges of a diff of one file without context. Lines of the file are passed over: they may look like a head. */
function readRanges(diff: string): Range[] {
	const lines = diff.split('\n');
	const ranges: Range[] = [];
	for (let i = 0; i < lines.length; i++) {
		const head = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(lines[i] as string);
		if (head === null) continue;
		const [removed, first, added] = [head[1] ?? '1', head[2] ?? '0', head[3] ?? '1'].map(Number) as [
			number,
			number,
			number,
		];
		ranges.push([first, first + added - 1]);
		i += removed + added;
	}
	return ranges;
}

/** What git answers, undefined where it fails. */
function git(args: readonly string[]): string | undefined {
	const { status, stdout } = spawnSync('git', [...args], { encoding: 'utf8', maxBuffer: MAX_BYTES });
	return status === 0 ? stdout : undefined;
}
