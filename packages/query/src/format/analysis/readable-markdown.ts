import { plainText } from './plain-markdown.ts';

/** Matches code in markdown, fenced or inline. */
const CODE = /`{3,}[\s\S]*?(?:`{3,}|$)|`[^`\n]+`/g;

/** Stands for code with its number added, in a private plane that no text has. */
const FIRST_CODE = 0xf0000;
const PLACE = /([\u{f0000}-\u{f1fff}])/u;

/** Maximum pieces of code that are told from other text. */
const MAX_CODES = 0x2000;

/**
 * Matches names of references, which are kept; links by reference, where brackets after a word are code; words in brackets, which are
 * such a link too if they are several and no list; variables in three braces; and what is such a link if its name is defined.
 */
const REFERENCE =
	// Harmless: text in brackets ends at the next bracket, and is read by each part once.
	/(^ {0,3}\[[^[\]\n]+\]:)|(?<!\w)!?\[([^[\]]+)\]\[[^[\]\n]*\]|(?<![\w[\]\\])!?\[([*_\p{L}\u{f0000}-\u{f1fff}][^\s[\]{}<>\\,;:=|"]*(?:\s{1,9}[^\s[\]{}<>\\,;:=|"]+)+)\](?![[\](\w])|\{(\{\{[^{}]*\}\})\}|(?<![\w[\]\\])!?\[([^[\]\n]{1,99})\](?![[(:\w])/gmu;

/** Matches what defines the target of a reference. */
const DEFINITION = /^ {0,3}\[([^[\]\n^]{1,99})\]:/gm;

/** Returns markdown with the texts of links by reference in place of these. */
function withoutReferences(markdown: string): string {
	const defined = new Set(Array.from(markdown.matchAll(DEFINITION), ([, name = '']) => name.toLowerCase()));
	return markdown.replace(REFERENCE, (written, ...groups: (string | undefined)[]) => {
		const [kept, text, words, variable, name = ''] = groups;
		return kept ?? text ?? words ?? variable ?? (defined.has(name.toLowerCase()) ? name : written);
	});
}

/**
 * Returns a text in markdown as readers see it, in one line but for form feeds between tabs, with the start and end offset of each
 * piece of code in it.
 *
 * @param hasTicks whether code within lines keeps its marks, for readers who do not see it in another font
 */
export function readableText(markdown: string, hasTicks = false) {
	const codes: string[] = [];
	const body = markdown.replace(new RegExp(PLACE, 'gu'), '').replace(CODE, (mark) => {
		const shown = hasTicks && !mark.startsWith('```') ? mark : codeOf(mark);
		return codes.length < MAX_CODES ? String.fromCodePoint(FIRST_CODE + codes.push(shown) - 1) : shown;
	});
	const code: [from: number, to: number][] = [];
	let text = '';
	for (const piece of withoutSigns(plainText(withoutReferences(body))).split(PLACE)) {
		const shown = PLACE.test(piece) ? codes[(piece.codePointAt(0) as number) - FIRST_CODE] : undefined;
		if (shown !== undefined) code.push([text.length, text.length + shown.length]);
		// What is left of pipes is between the cells of tables.
		text += shown ?? piece.replace(/\|/g, '·');
	}
	return { text, code };
}

/** Returns code in one line without its marks, with the title of a block. */
function codeOf(mark: string): string {
	const text = mark.startsWith('```') ? plainText(mark) : mark;
	return text.replaceAll('`', '').replace(/\s+/g, ' ').trim();
}

/** Removes the signs of lists, tables, quotations and emphasis, and joins lines. */
function withoutSigns(text: string): string {
	return (
		text
			// Delimiter rows of tables, and thematic breaks.
			.replace(/^[ \t|:-]+$/gm, '')
			.replace(/^[ \t]*(?:[|>*+#=-]+[ \t]+)+|\|$/gm, ' ')
			// Footnotes, boxes of tasks, and the opening brackets of links, whose ends were removed with the targets.
			.replace(/^[ \t]*\[\^[^\]\s]*\]:|\[\^[^\]\s]*\]|!?\[(?![^[\]\n]*\])|\[[ xX]\](?=\s)/gm, '')
			// Within words these signs are not emphasis.
			.replace(/(?<!\w)_{1,3}([^_\s][^_\n]*)_{1,3}(?!\w)/g, '$1')
			.replace(/`+|(?<!\w)(?:\*+|==|~~)(?=[^\s=])|(?<=[^\s=])(?:\*+|==|~~)(?!\w)/g, '')
			.replace(/[^\S\f]+/g, ' ')
			.replace(/ (?=[.,;:!?)](?:[\s.,;:!?)]|$)|[，。、；：！？）])/g, '')
			.trim()
	);
}
