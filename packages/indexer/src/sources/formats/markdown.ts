import type { Format } from './format.ts';

/** Markdown, as it is: a section of it is retrieved byte for byte, templates included. */
export const MARKDOWN: Format = {
	name: 'markdown',
	extensions: ['md', 'mdc', 'markdown', 'md.txt'],
	read: (text) => ({ markdown: text }),
};
