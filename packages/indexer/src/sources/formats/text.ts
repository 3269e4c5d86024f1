import type { Format } from './format.ts';

/** Characters of a first line that may be a title. */
const MAX_TITLE_LENGTH = 100;

/** Plain text. A short first line with an empty one below is its title; headings as in markdown are headings. */
export const TEXT: Format = {
	name: 'plain text',
	extensions: ['txt', 'text'],
	read(text) {
		const [first = '', second = ''] = text.trimStart().split(/\r\n?|\n/, 2);
		const isTitle = first.trim() !== '' && first.length <= MAX_TITLE_LENGTH && second.trim() === '';
		const title = first.replace(/^#{1,6}\s+/, '').trim();
		return { markdown: text, fields: new Map(isTitle ? [['title', title]] : []) };
	},
};
