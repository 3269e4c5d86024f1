import { type Highlighter, plainText, snippetOf } from '@pinakes/query/internal';
import type { Excerpt, Range } from './backend.ts';

/** Default maximum characters of an excerpt: two lines. */
const MAX_EXCERPT_LENGTH = 200;

/** Maximum characters of an excerpt before the first match, so that it is in the first line on a phone as well. */
const MAX_BEFORE = 24;

/** Characters at the end of a text that are shown at least, so that a match there is not alone. */
const MIN_END = 60;

/** Maximum characters of a section that are searched for matches. */
const MAX_READ = 8_000;

/** Stands at both ends of code, in a private plane that no text has. */
const CODE_END = '\u{f0000}';

/** Returns an excerpt of a section around the most matches, on one line and without the heading. */
export function excerptOf(
	section: string,
	highlight: Highlighter,
	{ length = MAX_EXCERPT_LENGTH, before = MAX_BEFORE } = {},
): Excerpt {
	const body = section
		.slice(0, MAX_READ)
		.replaceAll(CODE_END, '')
		.replace(/^ {0,3}#{1,6}[ \t][^\n]*\n/, '');
	const pieces = body
		.split(CODE_PIECES)
		.map((piece, i) => (i % 2 === 1 ? piece.replace(INFO, '$1') : plainText(piece)));
	let text = '';
	const code: Range[] = [];
	withoutMarkup(pieces.join(''))
		.split(CODE_END)
		.forEach((piece, i) => {
			const isCode = i % 2 === 1;
			if (isCode) code.push([text.length, text.length + piece.length]);
			// What is left of pipes is between the cells of tables.
			text += isCode ? piece : piece.replace(/\|/g, '·');
		});
	const { start, text: cut, ranges } = snippetOf(text, highlight, length, before, MIN_END);
	const lead = start > 0 ? '…' : '';
	const moved = code.map(([from, to]): Range => [Math.max(from - start, 0), Math.min(to - start, cut.length)]);
	const shift = ([from, to]: Range): Range => [from + lead.length, to + lead.length];
	return {
		text: `${lead}${cut}${start + cut.length < text.length ? '…' : ''}`,
		marks: ranges.map(shift),
		code: moved.filter(([from, to]) => from < to).map(shift),
	};
}

/** Matches code in markdown, fenced or inline. */
const CODE = '(`{3,}[^]*?(?:`{3,}|$)|`[^`\\n]+`)';
const CODE_PIECES = new RegExp(CODE);
const INFO = /^(`{3,})[^\n]*/;
const UNDERSCORES = new RegExp(`${CODE}|(?<!\\w)__?([^_\\s][^_\\n]*)__?(?!\\w)`, 'g');
const STARS = new RegExp(`${CODE}|\`+|(?<!\\w)(?:\\*+|==|~~)(?=[^\\s=])|(?<=[^\\s=])(?:\\*+|==|~~)(?!\\w)`, 'g');

/** Removes the markup of lists, tables, quotations and emphasis from markdown, joins its lines, and puts code between `CODE_END`. */
function withoutMarkup(text: string): string {
	return (
		text
			// Delimiter rows of tables, and thematic breaks.
			.replace(/^[ \t|:-]+$/gm, '')
			.replace(/^[ \t]*[|>*+#=-]+[ \t]+|\|$/gm, ' ')
			// Footnotes, boxes of tasks, and the opening brackets of links, whose ends were removed with the targets.
			.replace(/\[\^[^\]\s]*\]|!?\[(?![^[\]\n]*\])|\[[ xX]\](?=\s)/g, '')
			// Within words and code these characters are not emphasis.
			.replace(UNDERSCORES, (_marked, code?: string, emphasized?: string) => code ?? emphasized ?? '')
			.replace(STARS, (_marks, code?: string) =>
				code === undefined ? '' : `${CODE_END}${code.replaceAll('`', '').trim()}${CODE_END}`,
			)
			.replace(/\s+/g, ' ')
			.replace(/ (?=[.,;:!?)](?:[\s.,;:!?)]|$)|[，。、；：！？）])/g, '')
			.trim()
	);
}
