import { UsageError } from '@pinakes/command-line/definition';
import type { Problem } from '@pinakes/indexer';
import { gitOutput as git } from '@pinakes/indexer/internal';

/**
 * Formats a problem as a workflow command, which GitHub shows at the line. As messages contain untrusted text,
 * characters that could end the command are escaped: percent signs, line ends and, in properties, colons and commas.
 *
 * @param file path from the root of the repository
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotation({ severity, line, rule, message, fix }: Problem, file: string): string {
	const properties = { file, ...(line === undefined ? {} : { line: String(line) }), title: `pinakes ${rule}` };
	const list = Object.entries(properties).map(
		([name, value]) => `${name}=${escapeData(value).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
	);
	return `::${severity} ${list.join(',')}::${escapeData(`${message}; ${fix}`)}`;
}

function escapeData(text: string): string {
	return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/**
 * Returns a function that says whether a line of the working tree changed since the merge base with a commit, or since the
 * commit itself if there is no merge base; without a line, whether the file did. Untracked files count as new.
 *
 * @param since a commit, branch or tag
 * @throws UsageError if git fails
 */
export function changedLinesSince(since: string): (file: string, line?: number) => boolean {
	const commit = git(['rev-parse', '--verify', '--end-of-options', `${since}^{commit}`])?.trim();
	if (commit === undefined) {
		throw new UsageError(`git finds no commit ${since} here: name one that was fetched, in a git repository.`);
	}
	// A shallow clone may not have the merge base.
	const base = git(['merge-base', commit, 'HEAD'])?.trim() ?? commit;
	const untracked = new Set(git(['ls-files', '--others', '--exclude-standard', '-z'])?.split('\0'));
	const known = new Map<string, readonly Range[]>();
	const rangesOf = (file: string): readonly Range[] => {
		const ranges =
			known.get(file) ??
			readRanges(git(['--literal-pathspecs', 'diff', '--unified=0', ...PLAIN_DIFF, base, '--', file]) ?? '');
		known.set(file, ranges);
		return ranges;
	};
	return (file, line) => {
		if (untracked.has(file)) return true;
		const ranges = rangesOf(file);
		return line === undefined ? ranges.length > 0 : ranges.some(([first, last]) => line >= first && line <= last);
	};
}

/** Makes the output independent of the user's configuration. */
const PLAIN_DIFF = ['--no-color', '--no-ext-diff', '--no-textconv', '--no-renames'];

/** First and last line, from 1. If lines were only removed, the last is less than the first. */
type Range = readonly [first: number, last: number];

/** Returns the ranges of a diff of one file without context. Lines of content begin with + or -, so none is a header. */
function readRanges(diff: string): Range[] {
	return diff.split('\n').flatMap((line): Range[] => {
		const [head, first, added = 1] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
		return head === undefined ? [] : [[Number(first), Number(first) + Number(added) - 1]];
	});
}
