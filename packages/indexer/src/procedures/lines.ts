/** A line of prose, or of a fence that holds plain text. */
export interface Line {
	/** Without the line terminator and quotation markers. */
	readonly text: string;
	/** What begins with this line; undefined if it continues the one before. */
	readonly begins: 'section' | 'block' | undefined;
	readonly inFence: boolean;
}

/** A longer line is data, not prose. */
const MAX_LINE_LENGTH = 2000;

/** The languages of fences with prose; all others are code or diagrams. */
const PROSE: ReadonlySet<string> = new Set([
	'',
	'text',
	'txt',
	'plain',
	'plaintext',
	'markdown',
	'md',
	'ascii',
	'none',
]);

const QUOTATION = /^(?: {0,3}> ?){1,8}/;
const FENCE = /^\s*(`{3,}|~{3,})\s*([^\s`{,]*)([\s\S]*)/;

/**
 * Yields the lines of a markdown text that may name headings, without headings, code, diagrams and very long lines.
 *
 * @param headingLines line numbers of headings, from 1
 */
export function* proseLines(text: string, headingLines: ReadonlySet<number>): Generator<Line> {
	let number = 0;
	let fence: { readonly mark: string; readonly isProse: boolean } | undefined;
	let begins: Line['begins'] = 'section';
	let isBlank = false;
	for (const whole of linesOf(text)) {
		number++;
		// Several blank lines are equivalent to one.
		if (isBlank && whole === '') continue;
		isBlank = whole === '';
		if (whole.length > MAX_LINE_LENGTH || headingLines.has(number)) {
			begins = headingLines.has(number) ? 'section' : (begins ?? 'block');
			continue;
		}
		const line = whole.includes('>') ? whole.replace(QUOTATION, '') : whole;
		const [, mark, language = '', more = ''] =
			((line.includes('```') || line.includes('~~~')) && FENCE.exec(line)) || [];
		if (mark !== undefined && (fence === undefined ? !isCode(mark, more) : closes(mark, language + more, fence.mark))) {
			fence = fence === undefined ? { mark, isProse: PROSE.has(language.toLowerCase()) } : undefined;
			begins ??= 'block';
		} else if (fence === undefined || fence.isProse) {
			yield { text: line, begins, inFence: fence !== undefined };
			begins = undefined;
		}
	}
}

/** Whether a fence marker is inline code: ```` ```a``` ````. */
function isCode(mark: string, more: string): boolean {
	return mark.startsWith('`') && more.includes('`');
}

function closes(mark: string, more: string, opening: string): boolean {
	return mark.startsWith(opening) && more.trim() === '';
}

function* linesOf(text: string): Generator<string> {
	let start = 0;
	let feed = text.indexOf('\n');
	let carriage = text.indexOf('\r');
	while (feed >= 0 || carriage >= 0) {
		const end = carriage < 0 || (feed >= 0 && feed < carriage) ? feed : carriage;
		yield text.slice(start, end);
		start = end === carriage && feed === end + 1 ? end + 2 : end + 1;
		if (feed >= 0 && feed < start) feed = text.indexOf('\n', start);
		if (carriage >= 0 && carriage < start) carriage = text.indexOf('\r', start);
	}
	if (start < text.length) yield text.slice(start);
}
