import type { GoldenProblem } from './golden/golden-query.ts';
import { printable } from './output.ts';

/** Characters of a text of strangers that a report shows. */
const MAX_TEXT_LENGTH = 160;

/**
 * A text of strangers as code in a markdown table: in code nothing is a link, a mention or HTML, and backticks and
 * bars are kept from ending it.
 */
export function codeCell(text: string): string {
	const characters = [...printable(text).trim()];
	const cut =
		characters.length > MAX_TEXT_LENGTH ? `${characters.slice(0, MAX_TEXT_LENGTH).join('')}…` : characters.join('');
	if (cut === '') return '';
	const longest = Math.max(0, ...(cut.match(/`+/g) ?? []).map((run) => run.length));
	const fence = '`'.repeat(longest + 1);
	const padding = longest > 0 ? ' ' : '';
	return `${fence}${padding}${cut.replaceAll('|', '\\|')}${padding}${fence}`;
}

/** Rows of a markdown table at most: a comment has a limit of 65,536 characters. */
const MAX_ROWS = 50;

/** A markdown table of cells that are markdown already; beyond the limit of rows, how many are left out. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
	const shown = [headings, headings.map(() => '---'), ...rows.slice(0, MAX_ROWS)];
	const lines = shown.map((cells) => `| ${cells.join(' | ')} |\n`);
	const rest = rows.length > MAX_ROWS ? `\n${rows.length - MAX_ROWS} more are not shown.\n` : '';
	return `${lines.join('')}${rest}`;
}

/** Golden lines that could not be asked, as a list. */
export function problemList(problems: readonly GoldenProblem[]): string[] {
	return problems.slice(0, MAX_ROWS).map(({ file, line, message }) => `- ${codeCell(`${file}:${line}: ${message}`)}\n`);
}
