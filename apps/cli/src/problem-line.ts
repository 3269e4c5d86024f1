import type { Problem } from '@pinakes/indexer';
import { counted, type Output, printable } from './output.ts';

/** Maximum number of problems per rule, unless there are few problems in total. */
const MAX_SHOWN = 10;
const MAX_WARNINGS_SHOWN = 3;

/**
 * Prints errors, then warnings; only the first few of each rule if there are many.
 *
 * @param rest how to see all of them
 */
export function printProblems(
	problems: readonly Problem[],
	print: (line: string) => void,
	rest: string | undefined,
	output: Output,
): void {
	const isAll = rest === undefined || problems.length <= MAX_SHOWN;
	for (const [severity, max] of [
		['error', MAX_SHOWN],
		['warning', MAX_WARNINGS_SHOWN],
	] as const) {
		const counts = new Map<string, number>();
		for (const problem of problems.filter((one) => one.severity === severity)) {
			const count = (counts.get(problem.rule) ?? 0) + 1;
			counts.set(problem.rule, count);
			if (isAll || count <= max) print(problemLine(problem, output));
		}
		for (const [rule, count] of counts) {
			if (!isAll && count > max) print(`and ${counted(count - max, `more ${severity}`)} [${rule}]: ${rest}`);
		}
	}
}

export function printBuildProblems(problems: readonly Problem[], output: Output): void {
	printProblems(problems, output.note, '--json prints them', output);
}

/** Formats a problem as one line: location, severity, rule, message and fix. */
function problemLine({ severity, file, line, rule, message, fix }: Problem, output: Output): string {
	const location = printable(line === undefined ? file : `${file}:${line}`);
	const mark = output.style(severity === 'error' ? 'red' : 'yellow', severity);
	return `${location}: ${mark} [${rule}] ${printable(message)}; ${printable(fix)}`;
}
