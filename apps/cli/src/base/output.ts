import type { System } from '@pinakes/command-line/system';
import type { Problem } from '@pinakes/indexer';
import { shorten, visible, visibleJson, visibleLine } from '@pinakes/query/internal';
import picocolors from 'picocolors';

export const EXIT = {
	answered: 0,
	/** A negative result: a refusal, lint errors, a strict build with errors, or a verdict of `diff --fail-on`. */
	refused: 1,
	/** Wrong usage or unreadable input. */
	unusable: 2,
	/** A missed target of `eval --min-right` or `--max-wrong`. */
	belowTarget: 3,
} as const;

export interface Output {
	/** Prints a line of data to standard output. */
	data(line: string): void;
	/** Prints the text of a source to standard output, unchanged; on a terminal, unsafe characters are replaced by their codes. */
	text(text: string): void;
	/** Prints a line of diagnostics to standard error. */
	note(line: string): void;
	/** Colors a text if both outputs are terminals and NO_COLOR is not set. */
	style(style: 'bold' | 'red' | 'yellow' | 'green' | 'dim', text: string): string;
	/** Whether standard error is a terminal. */
	readonly isTerminal: boolean;
}

export function outputOf({ stdout, stderr, env }: Pick<System, 'stdout' | 'stderr' | 'env'>): Output {
	const isTerminal = stderr.isTTY === true;
	const hasColor = isTerminal && stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
	const colors = picocolors.createColors(hasColor);
	return {
		data: (line) => stdout.write(`${line}\n`),
		text: (text) => stdout.write(stdout.isTTY === true ? visible(text) : text),
		note: (line) => stderr.write(`${line}\n`),
		style: (style, text) => colors[style](text),
		isTerminal,
	};
}

/** Makes a text from a source printable on one line. */
export const printable = visibleLine;

/** Returns a value as JSON on one line, with unsafe characters escaped. */
export const jsonText = visibleJson;

export function percent(share: unknown): string {
	return typeof share === 'number' ? `${(share * 100).toFixed(1)} %` : '-';
}

/** The words that begin a refusal, by verdict and language. */
export const REFUSED = {
	uncertain: { en: 'not sure', zh: '不确定' },
	nothing: { en: 'refused', zh: '拒绝' },
} as const;

export function counted(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

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

function problemLine({ severity, file, line, rule, message, fix }: Problem, output: Output): string {
	const location = printable(line === undefined ? file : `${file}:${line}`);
	const mark = output.style(severity === 'error' ? 'red' : 'yellow', severity);
	return `${location}: ${mark} [${rule}] ${printable(message)}; ${printable(fix)}`;
}

/** Maximum characters of an untrusted text in a report. */
const MAX_TEXT_LENGTH = 160;

/**
 * Formats an untrusted text as code in a markdown table, in which links, mentions and HTML have no effect. Backticks
 * and bars are replaced, so that they cannot end it.
 */
export function codeCell(text: string): string {
	const cut = shorten(printable(text), MAX_TEXT_LENGTH);
	if (cut === '') return '';
	const longest = Math.max(0, ...(cut.match(/`+/g) ?? []).map((run) => run.length));
	const fence = '`'.repeat(longest + 1);
	const padding = longest > 0 ? ' ' : '';
	return `${fence}${padding}${cut.replaceAll('|', '\\|')}${padding}${fence}`;
}

/** Maximum rows of a markdown table, as comments on GitHub are limited to 65,536 characters. */
const MAX_ROWS = 50;

/** Returns a markdown table. Cells are markdown. Beyond the maximum, the number of omitted rows is added. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
	const shown = [headings, headings.map(() => '---'), ...rows.slice(0, MAX_ROWS)];
	const lines = shown.map((cells) => `| ${cells.join(' | ')} |\n`);
	const rest = rows.length > MAX_ROWS ? `\n${rows.length - MAX_ROWS} more are not shown.\n` : '';
	return `${lines.join('')}${rest}`;
}

export function problemList(problems: readonly Pick<Problem, 'file' | 'line' | 'message'>[]): string[] {
	return problems.slice(0, MAX_ROWS).map(({ file, line, message }) => `- ${codeCell(`${file}:${line}: ${message}`)}\n`);
}
