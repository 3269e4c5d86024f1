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

/** A markdown table of cells that are markdown already. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
	const lines = [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
	return `${lines.join('\n')}\n`;
}
