import { plainText } from '@pinakes/query/format/analysis/plain-markdown';
import { termPattern } from './terms.ts';

/** Characters of an excerpt. */
const MAX_EXCERPT_LENGTH = 160;

/** Characters of an excerpt before the first word that was asked for. */
const MAX_BEFORE = 40;

/** Characters of a section that are looked through. */
const MAX_READ = 20_000;

/**
 * Returns the stretch of a section around the first words that the terms find, in one line, without its heading.
 *
 * @param isPlain whether tags and targets of links were taken out of its markdown before, so that tags that are left are code
 */
export function excerptOf(
	section: string,
	terms: readonly string[],
	{ length = MAX_EXCERPT_LENGTH, isPlain = false } = {},
): string {
	const body = section.slice(0, MAX_READ).replace(/^ {0,3}#{1,6}[ \t][^\n]*\n/, '');
	const text = withoutMarks(isPlain ? body : plainText(body));
	const pattern = termPattern(terms);
	const found = pattern === undefined ? 0 : Math.max(0, text.search(pattern));
	const wanted = Math.max(0, Math.min(found - MAX_BEFORE, text.length - length));
	// From the beginning of a word, and of no half of a character.
	const space = text.indexOf(' ', wanted);
	const start = wanted === 0 ? 0 : space >= 0 && space < found ? space + 1 : wanted;
	const cut = text.slice(start, start + length).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
	return `${start > 0 ? '…' : ''}${cut}${start + length < text.length ? '…' : ''}`;
}

/** Text in one line without what marks lists, tables, quotations, emphasis and code in markdown. */
function withoutMarks(text: string): string {
	return (
		text
			// The line below the names of a table's columns, and rulers.
			.replace(/^[ \t|:-]+$/gm, '')
			.replace(/^[ \t]*[|>*+#=-]+[ \t]+|\|$/gm, ' ')
			// Footnotes, and the beginnings of links, whose ends went with their targets.
			.replace(/\[\^[^\]\s]*\]|!?\[(?![^[\]\n]*\])/g, '')
			// Within a word these are no emphasis.
			.replace(/`+|(?<!\w)\*+(?=\S)|(?<=\S)\*+(?!\w)/g, '')
			.replace(/(?<!\w)_([^_\s][^_\n]*)_(?!\w)/g, '$1')
			.replace(/\|/g, '·')
			.replace(/\s+/g, ' ')
			.replace(/ (?=[.,;:!?)](?:[\s.,;:!?)]|$)|[，。、；：！？）])/g, '')
			.trim()
	);
}
