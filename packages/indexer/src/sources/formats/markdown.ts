import type { Format } from './format.ts';
import { commentAnchors } from './templates/comment-anchors.ts';

/** Markdown, unchanged, so that sections can be retrieved byte for byte, including templates. */
export const MARKDOWN: Format = {
	name: 'markdown',
	extensions: ['md', 'mdc', 'markdown', 'qmd', 'rmd', 'md.txt'],
	read: (text) => ({
		markdown: EXCALIDRAW.test(text) ? textOfDrawing(text) : text,
		anchors: commentAnchors(text),
	}),
};

/** Matches the front matter of a drawing of Excalidraw in Obsidian. */
const EXCALIDRAW = /^---\r?\n(?:(?!---).*\n){0,50}?excalidraw-plugin:/;

/** Match a drawing, to the end of the file, and the lines that each such file has before its texts. */
const DRAWING = /^(?:%%\r?\n)?#{1,2} Drawing\r?\n[\s\S]*/m;
const BEFORE_TEXTS = /^(?:==⚠.*⚠==.*|# Excalidraw Data|#{1,2} (?:Text Elements|Embedded Files|Element Links))[ \t]*$/gm;

/** Returns the texts of a drawing without its data, with the same numbers of lines. */
function textOfDrawing(text: string): string {
	return text.replace(DRAWING, '').replace(BEFORE_TEXTS, '');
}
