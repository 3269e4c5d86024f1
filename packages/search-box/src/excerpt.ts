import { type Highlighter, readableText, snippetOf } from '@pinakes/query/internal';
import type { Excerpt, Range } from './backend.ts';

/** Default maximum characters of an excerpt: two lines. */
const MAX_EXCERPT_LENGTH = 200;

/** Maximum characters of an excerpt before the first match, so that it is in the first line on a phone as well. */
const MAX_BEFORE = 24;

/** Characters at the end of a text that are shown at least, so that a match there is not alone. */
const MIN_END = 60;

/** Maximum characters of a section that are searched for matches. */
const MAX_READ = 8_000;

/** Returns an excerpt of a section around the most matches, on one line and without the heading. */
export function excerptOf(section: string, highlight: Highlighter, { length = MAX_EXCERPT_LENGTH } = {}): Excerpt {
	const body = section.slice(0, MAX_READ).replace(/^ {0,3}#{1,6}[ \t][^\n]*\n/, '');
	const { text, code } = readableText(body);
	const { start, text: cut, ranges } = snippetOf(text, highlight, length, MAX_BEFORE, MIN_END);
	const lead = start > 0 ? '…' : '';
	const moved = code.map(([from, to]): Range => [Math.max(from - start, 0), Math.min(to - start, cut.length)]);
	const shift = ([from, to]: Range): Range => [from + lead.length, to + lead.length];
	return {
		text: `${lead}${cut}${start + cut.length < text.length ? '…' : ''}`,
		marks: ranges.map(shift),
		code: moved.filter(([from, to]) => from < to).map(shift),
	};
}
