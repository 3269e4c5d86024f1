import { createRequire } from 'node:module';

/**
 * A problem of the sources. Everything that is left out is reported. An `error` means that a file, or a part of it, is
 * missing in the index; a `warning` that something is wrong in an indexed file, or that one was left out on purpose.
 */
export interface Problem {
	readonly severity: 'error' | 'warning';
	/** Path relative to the source folder. */
	readonly file: string;
	/** Line from 1, if known. */
	readonly line?: number;
	/** Name of the rule, stable across versions. */
	readonly rule: string;
	readonly message: string;
	/** How to fix it. */
	readonly fix: string;
}

/** Reports a problem. */
export type Report = (problem: Problem) => void;

/** Returns a function that reports problems of files below a folder, whose path ends with a slash or is empty. */
export function reportBelow(folder: string, report: Report): Report {
	return (problem) => report({ ...problem, file: folder + problem.file });
}

/**
 * Sorts problems by file, line and rule, and removes repeated ones, so that reports do not depend on the order of
 * reading.
 */
export function sortProblems(problems: readonly Problem[]): Problem[] {
	const sorted = [...problems].sort(compareProblems);
	return sorted.filter((problem, i) => i === 0 || compareProblems(problem, sorted[i - 1] as Problem) !== 0);
}

function compareProblems(a: Problem, b: Problem): number {
	return (
		compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || compare(a.rule, b.rule) || compare(a.message, b.message)
	);
}

/** Compares texts by UTF-16 code units, the order of everything in an index. */
export function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

/** Reports that a file is left out on purpose, or that something is wrong in a file that is read. */
export function reportWarning(file: string, rule: string, message: string, fix: string, report: Report): void {
	report({ severity: 'warning', file, rule, message, fix });
}

/** Reports that a file, or a part of it, was not read. */
export function reportError(file: string, rule: string, message: string, fix: string, report: Report): void {
	report({ severity: 'error', file, rule, message, fix });
}

/** Thrown if a build fails. The message says where the problem is and how to fix it. */
export class BuildError extends Error {
	constructor(message: string) {
		super(message);
		this.name = 'BuildError';
	}
}

/** The version of this package. */
export const VERSION: string = (createRequire(import.meta.url)('@pinakes/indexer/package.json') as { version: string })
	.version;

/** The field `generator` of every manifest. */
export const GENERATOR = `pinakes ${VERSION}`;
