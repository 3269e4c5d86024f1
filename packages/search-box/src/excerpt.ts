import { plainText } from '@pinakes/query/format/analysis/plain-markdown';
import { termPattern } from './terms.ts';

/** Characters of an excerpt. */
const MAX_EXCERPT_LENGTH = 160;

/** Characters of an excerpt before the first word that was asked for. */
const MAX_BEFORE = 40;

/** Characters of a word that is left out where an excerpt ends within it. */
const MAX_WORD_LENGTH = 20;

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
	const isCut = start + length < text.length;
	// Up to the end of a word, where one ends near.
	const lastSpace = isCut ? text.lastIndexOf(' ', start + length) : -1;
	const end = lastSpace > start + length - MAX_WORD_LENGTH ? lastSpace : start + length;
	const cut = text.slice(start, end).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
	return `${start > 0 ? '…' : ''}${cut}${isCut ? '…' : ''}`;
}

/** Code in markdown: a fence, or within a line. */
const CODE = '(`{3,}[^]*?(?:`{3,}|$)|`[^`\\n]+`)';
const UNDERSCORES = new RegExp(`${CODE}|(?<!\\w)_([^_\\s][^_\\n]*)_(?!\\w)`, 'g');
const STARS = new RegExp(`${CODE}|\`+|(?<!\\w)\\*+(?=\\S)|(?<=\\S)\\*+(?!\\w)`, 'g');

/** Text in one line without what marks lists, tables, quotations, emphasis and code in markdown. */
function withoutMarks(text: string): string {
	return (
		text
			// The line below the names of a table's columns, and rulers.
			.replace(/^[ \t|:-]+$/gm, '')
			.replace(/^[ \t]*[|>*+#=-]+[ \t]+|\|$/gm, ' ')
			// Footnotes, and the beginnings of links, whose ends went with their targets.
			.replace(/\[\^[^\]\s]*\]|!?\[(?![^[\]\n]*\])/g, '')
			// Within a word these are no emphasis, and within code they are its text.
			.replace(UNDERSCORES, (_marked, code?: string, emphasized?: string) => code ?? emphasized ?? '')
			.replace(STARS, (_marks, code?: string) => code?.replaceAll('`', '') ?? '')
			.replace(/\|/g, '·')
			.replace(/\s+/g, ' ')
			.replace(/ (?=[.,;:!?)](?:[\s.,;:!?)]|$)|[，。、；：！？）])/g, '')
			.trim()
	);
}
