import type { Problem } from '../report.ts';
import { FormatError } from '../sources/formats/format.ts';

/** What parsing one file may take. */
export interface ParseLimits {
	/** Megabytes of heap of a worker. */
	readonly heap: number;
	/** Seconds for a file, and more for each megabyte of it. */
	readonly seconds: number;
	readonly secondsPerMegabyte: number;
	/** Bytes of a file, and of all such files of a build, that are parsed without a worker. */
	readonly smallFile: number;
	readonly smallFiles: number;
	/** Seconds for a file that is parsed without a worker. */
	readonly smallSeconds: number;
}

/** Far more than any real document needs, so that the speed of a machine does not decide what is indexed. */
export const PARSE_LIMITS: ParseLimits = {
	heap: 2048,
	seconds: 60,
	secondsPerMegabyte: 10,
	smallFile: 2 ** 14,
	smallFiles: 2 ** 18,
	smallSeconds: 2,
};

/** The rule of problems with files that exceed a limit. */
export const LIMIT_RULE = 'parse-limit';

/** The problem of a file that exceeds a limit. */
export function limitProblem(file: string, limit: string): Problem {
	const message = `parsing the file takes more than ${limit}`;
	return { severity: 'error', file, rule: LIMIT_RULE, message, fix: 'simplify or split it, or ignore it' };
}

/** The problem of a file whose parser threw. */
export function failedProblem(file: string, cause: unknown): Problem {
	if (cause instanceof RangeError && /call stack/.test(cause.message)) return limitProblem(file, 'the stack allows');
	if (cause instanceof FormatError) {
		const { line, message } = cause;
		return { severity: 'error', file, line, rule: 'parse-failed', message, fix: 'fix it there, or ignore the file' };
	}
	const message = `the file cannot be parsed (${String(cause).slice(0, 200)})`;
	return { severity: 'error', file, rule: 'parse-failed', message, fix: 'simplify it, or ignore it, and report this' };
}
