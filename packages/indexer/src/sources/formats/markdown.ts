import type { Format } from './format.ts';

/** Markdown, unchanged, so that sections can be retrieved byte for byte, including templates. */
export const MARKDOWN: Format = {
	name: 'markdown',
	extensions: ['md', 'mdc', 'markdown', 'qmd', 'rmd', 'md.txt'],
	read: (text) => ({ markdown: text }),
};
