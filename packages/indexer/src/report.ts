/**
 * What happened to the sources: nothing is dropped without a line here. An `error` means that a
 * file, or a part of it, is not in the index though it should be; a `warning` that something is wrong
 * with one that is, or that one was left out on purpose.
 */
export interface Problem {
	readonly severity: 'error' | 'warning';
	/** Path relative to the folder that was read. */
	readonly file: string;
	/** Line from 1, where one can be named. */
	readonly line?: number;
	/** A short name of the rule, stable over versions. */
	readonly rule: string;
	readonly message: string;
	/** What to do about it. */
	readonly fix: string;
}

/** Collects problems in the order in which they are met. */
export type Report = (problem: Problem) => void;

/** Problems by file, line and rule, each once, so that a report is the same whatever was read first, and how often. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
	const sorted = [...problems].sort(compareProblems);
	return sorted.filter((problem, i) => i === 0 || compareProblems(problem, sorted[i - 1] as Problem) !== 0);
}

function compareProblems(a: Problem, b: Problem): number {
	return (
		compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || compare(a.rule, b.rule) || compare(a.message, b.message)
	);
}

/** Compares by UTF-16 code units, as every order of an index does. */
export function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

/** Reports that a file, or a part of it, is not read. */
export function reportError(file: string, rule: string, message: string, fix: string, report: Report): void {
	report({ severity: 'error', file, rule, message, fix });
}
