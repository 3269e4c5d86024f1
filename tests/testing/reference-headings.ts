/// <reference path="./commonmark.d.ts" />
import { type Node, Parser } from 'commonmark';

/** A heading as level, plain text and line. */
export type HeadingRow = readonly [level: number, text: string, line: number];

const PARSER = new Parser();

/** The top-level headings of a markdown text without front matter, by the reference parser of CommonMark. */
export function referenceHeadings(text: string): HeadingRow[] {
	const rows: HeadingRow[] = [];
	for (let node = PARSER.parse(text).firstChild; node !== null; node = node.next) {
		if (node.type === 'heading') rows.push([node.level, plainText(node), node.sourcepos[0][0]]);
	}
	return rows;
}

function plainText(heading: Node): string {
	let text = '';
	const walker = heading.walker();
	for (let event = walker.next(); event !== null; event = walker.next()) {
		const { type, literal } = event.node;
		if (!event.entering) continue;
		if (type === 'text' || type === 'code') text += literal ?? '';
		else if (type === 'softbreak' || type === 'linebreak') text += ' ';
	}
	return text.replace(/\s+/g, ' ').trim();
}
