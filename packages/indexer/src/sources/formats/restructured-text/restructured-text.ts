import { type Format, fenceFor } from '../format.ts';
import { inlineText, namesOf } from './inline.ts';
import { RestructuredTextReader } from './reader.ts';
import { expandTabs } from './tables.ts';
import { anchorFinder, findTitles } from './titles.ts';

/**
 * reStructuredText, without a full parser: headings, text, and the titles and contents of directives are kept, code
 * becomes fences, and roles their texts. Comments, targets and layout directives are removed.
 */
export const RESTRUCTURED_TEXT: Format = {
	name: 'reStructuredText',
	extensions: ['rst', 'rest', 'rst.txt'],
	read(text) {
		const lines = text.split(/\r\n?|\n/).map(expandTabs);
		const { headings, adornments } = findTitles(lines);
		const reader = new RestructuredTextReader(lines, headings, adornments, fenceFor(text));
		const { markdown: read, isCode } = reader.read();
		const anchors = new Map<number, string>();
		const anchorOf = anchorFinder(lines);
		const markdown: string[] = [];
		const numbers: number[] = [];
		inlineText(read, isCode, namesOf(lines)).forEach((line, i) => {
			const level = headings.get(i);
			if (level !== undefined) anchors.set(markdown.length + 1, anchorOf(line, i, level));
			// A fence may have been added to a line of code.
			for (const each of line.split('\n')) {
				markdown.push(level === undefined ? each : `${'#'.repeat(level)} ${each.trim()}`);
				numbers.push(i + 1);
			}
		});
		return { markdown: markdown.join('\n'), lines: numbers, fields: reader.fields, anchors };
	},
};
