import { plainText } from '@pinakes/query/internal';
import { termPattern } from './text.ts';

/** Default maximum characters of an excerpt. */
const MAX_EXCERPT_LENGTH = 160;

/** Maximum characters of an excerpt before the first match. */
const MAX_BEFORE = 40;

/** A word at the end of an excerpt is cut only if it is longer than this. */
const MAX_WORD_LENGTH = 20;

/** Maximum characters of a section that are searched for terms. */
const MAX_READ = 20_000;

/**
 * Returns an excerpt of a section around the first matches of the terms, on one line and without the heading.
 */
export function excerptOf(section: string, terms: readonly string[], { length = MAX_EXCERPT_LENGTH } = {}): string {
	const body = section.slice(0, MAX_READ).replace(/^ {0,3}#{1,6}[ \t][^\n]*\n/, '');
	const pieces = body
		.split(CODE_PIECES)
		.map((piece, i) => (i % 2 === 1 ? piece.replace(INFO, '$1') : plainText(piece)));
	const text = withoutMarkup(pieces.join(''));
	const pattern = termPattern(terms);
	const found = pattern === undefined ? 0 : Math.max(0, text.search(pattern));
	const wanted = Math.max(0, Math.min(found - MAX_BEFORE, text.length - length));
	// Begin at a word, and not within a surrogate pair.
	const space = text.indexOf(' ', wanted);
	const start = wanted === 0 ? 0 : space >= 0 && space < found ? space + 1 : wanted;
	const isCut = start + length < text.length;
	// End at a word if one ends nearby.
	const lastSpace = isCut ? text.lastIndexOf(' ', start + length) : -1;
	const end = lastSpace > start + length - MAX_WORD_LENGTH ? lastSpace : start + length;
	const cut = text.slice(start, end).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
	return `${start > 0 ? '…' : ''}${cut}${isCut ? '…' : ''}`;
}

/** Matches code in markdown, fenced or inline. */
const CODE = '(`{3,}[^]*?(?:`{3,}|$)|`[^`\\n]+`)';
const CODE_PIECES = new RegExp(CODE);
const INFO = /^(`{3,})[^\n]*/;
const UNDERSCORES = new RegExp(`${CODE}|(?<!\\w)__?([^_\\s][^_\\n]*)__?(?!\\w)`, 'g');
const STARS = new RegExp(`${CODE}|\`+|(?<!\\w)(?:\\*+|==|~~)(?=[^\\s=])|(?<=[^\\s=])(?:\\*+|==|~~)(?!\\w)`, 'g');

/** Removes the markup of lists, tables, quotations, emphasis and code from markdown, and joins its lines. */
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
			.replace(STARS, (_marks, code?: string) => code?.replaceAll('`', '') ?? '')
			.replace(/\|/g, '·')
			.replace(/\s+/g, ' ')
			.replace(/ (?=[.,;:!?)](?:[\s.,;:!?)]|$)|[，。、；：！？）])/g, '')
			.trim()
	);
}
