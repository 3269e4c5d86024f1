import { ASCIIDOC } from './asciidoc.ts';
import type { Format } from './format.ts';
import { RESTRUCTURED_TEXT } from './restructured-text.ts';

/** Maximum characters of a first line that is a title. */
const MAX_TITLE_LENGTH = 100;

/**
 * Matches a title with an overline and underline, as in reStructuredText; `ASCIIDOC_TITLE` matches one with `=`, as in
 * AsciiDoc.
 */
const RESTRUCTURED_TEXT_TITLE =
	/^\s*([=*#~^"-])\1{2,}[ \t]*\r?\n[ \t]*[^\s=*#~^"-][^\r\n]*\r?\n\1{3,}[ \t]*(?:\r?\n|$)/;
const ASCIIDOC_TITLE = /^\s*= \S[^\r\n]*\r?\n/;

/**
 * Plain text; or reStructuredText or AsciiDoc if the title looks like it, as projects use `.txt` for these too. A short
 * first line followed by an empty one is the title. Headings in markdown syntax are recognized.
 */
export const TEXT: Format = {
	name: 'plain text',
	extensions: ['txt', 'text'],
	read(text, path) {
		if (RESTRUCTURED_TEXT_TITLE.test(text)) return RESTRUCTURED_TEXT.read(text, path);
		if (ASCIIDOC_TITLE.test(text)) return ASCIIDOC.read(text, path);
		const [first = '', second = ''] = text.trimStart().split(/\r\n?|\n/, 2);
		const isTitle = first.trim() !== '' && first.length <= MAX_TITLE_LENGTH && second.trim() === '';
		const title = first.replace(/^#{1,6}\s+/, '').trim();
		return { markdown: text, fields: new Map(isTitle ? [['title', title]] : []) };
	},
};
