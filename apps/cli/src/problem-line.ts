import type { Problem } from '@pinakes/indexer';
import { type Output, printable } from './output.ts';

/** Formats a problem as one line: location, severity, rule, message and fix. */
export function problemLine({ severity, file, line, rule, message, fix }: Problem, output: Output): string {
	const location = printable(line === undefined ? file : `${file}:${line}`);
	const mark = output.style(severity === 'error' ? 'red' : 'yellow', severity);
	return `${location}: ${mark} [${rule}] ${printable(message)}; ${printable(fix)}`;
}
