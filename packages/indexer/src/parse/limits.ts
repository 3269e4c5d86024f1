import type { Problem } from '../report.ts';
import { FormatError } from '../sources/formats/format.ts';

export interface ParseLimits {
	/** Heap of a worker, in megabytes. */
	readonly heap: number;
	/** Seconds per file, plus `secondsPerMegabyte`. */
	readonly seconds: number;
	readonly secondsPerMegabyte: number;
	/**
	 * Maximum bytes of a file that may be parsed without a worker; `smallFiles` is the limit for all of them in a build.
	 */
	readonly smallFile: number;
	readonly smallFiles: number;
	/** Seconds per file without a worker. */
	readonly smallSeconds: number;
}

/**
 * Default limits: far more than real documents need, so that the speed of a machine does not affect what is indexed.
 */
export const PARSE_LIMITS: ParseLimits = {
	heap: 2048,
	seconds: 60,
	secondsPerMegabyte: 10,
	smallFile: 2 ** 14,
	smallFiles: 2 ** 18,
	smallSeconds: 2,
};

/** Rule of problems with files that exceed a limit. */
export const LIMIT_RULE = 'parse-limit';

/** Returns the problem of a file that exceeds a limit. */
export function limitProblem(file: string, limit: string): Problem {
	const message = `parsing the file takes more than ${limit}`;
	return { severity: 'error', file, rule: LIMIT_RULE, message, fix: 'simplify or split it, or ignore it' };
}

/** Returns the problem of a file whose parser threw. */
export function failedProblem(file: string, cause: unknown): Problem {
	if (cause instanceof RangeError && /call stack/.test(cause.message)) return limitProblem(file, 'the stack allows');
	if (cause instanceof FormatError) {
		const { line, message } = cause;
		return { severity: 'error', file, line, rule: 'parse-failed', message, fix: 'fix it there, or ignore the file' };
	}
	const message = `the file cannot be parsed (${String(cause).slice(0, 200)})`;
	return { severity: 'error', file, rule: 'parse-failed', message, fix: 'simplify it, or ignore it, and report this' };
}
