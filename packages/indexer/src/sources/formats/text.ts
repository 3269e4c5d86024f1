import { ASCIIDOC } from './asciidoc.ts';
import type { Format } from './format.ts';
import { RESTRUCTURED_TEXT } from './restructured-text.ts';

/** Characters of a first line that may be a title. */
const MAX_TITLE_LENGTH = 100;

/** A title with a line of the same characters above and below it, as reStructuredText has it; `=` before one, as AsciiDoc has it. */
const RESTRUCTURED_TEXT_TITLE =
	/^\s*([=*#~^"-])\1{2,}[ \t]*\r?\n[ \t]*[^\s=*#~^"-][^\r\n]*\r?\n\1{3,}[ \t]*(?:\r?\n|$)/;
const ASCIIDOC_TITLE = /^\s*= \S[^\r\n]*\r?\n/;

/** Plain text, or reStructuredText or AsciiDoc, if the title looks so: projects call these `.txt` as well. A short first line with an empty one below is its title; headings as in markdown are headings. */
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
