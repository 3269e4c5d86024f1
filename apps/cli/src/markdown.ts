import { shorten } from '@pinakes/query/format/shorten';
import type { GoldenProblem } from './golden/golden-query.ts';
import { printable } from './output.ts';

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

/** Returns problems of golden files as a list. */
export function problemList(problems: readonly GoldenProblem[]): string[] {
	return problems.slice(0, MAX_ROWS).map(({ file, line, message }) => `- ${codeCell(`${file}:${line}: ${message}`)}\n`);
}
