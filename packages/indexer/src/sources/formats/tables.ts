export interface Table {
	/** The table as markdown: not more lines than it has. */
	readonly markdown: readonly string[];
	readonly start: number;
	/** Number of the line after it. */
	readonly end: number;
}

/** Maximum lines of a table; further ones are another table. */
export const MAX_TABLE_LINES = 2_000;

/** Matches a bar, or a substitution between two. */
const BAR = /(?<![\w|`])\|[^\s|`](?:[^|`]{0,98}[^\s|`])?\||\|/g;

function escapeBar(match: string): string {
	return match === '|' ? '\\|' : match;
}

/**
 * Returns a table as lines of markdown.
 *
 * @param rows texts of cells, row by row; rows of empty ones are left out
 * @param headings number of rows that are headings
 */
export function markdownTable(rows: readonly (readonly string[])[], headings: number): string[] {
	const lines = rows
		.map((row) => row.map((cell) => cell.trim().replace(/\s+/g, ' ').replace(BAR, escapeBar)))
		.filter((row) => row.some((cell) => cell !== ''))
		.map((row) => `| ${row.join(' | ')} |`);
	const width = rows[0]?.length ?? 0;
	// Markdown has one row of headings, or an empty one.
	const head = headings === 0 ? [`|${'  |'.repeat(width)}`] : lines.splice(0, 1);
	return [...head, `|${' - |'.repeat(width)}`, ...lines];
}
