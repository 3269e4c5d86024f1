/** A code fence that opens, with what it opens by: no backtick follows those of one, or they are code in a line. */
const FENCE = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})/;

/** An item of a list, whose code may stand as deep as its text. */
const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;

/** Blanks before a fence that is in no list. */
const MAX_FENCE_DEPTH = 3;

/** Where a block is in its markdown. */
export type Span = readonly [from: number, to: number];

/** Where paragraphs, lists, tables and code stand, in order, without blank lines around them; code stays whole. */
export function spansOf(markdown: string): Span[] {
	const spans: Span[] = [];
	let from = -1;
	let to = 0;
	let fence: string | undefined;
	let isListed = false;
	const end = (): void => {
		if (from >= 0) spans.push([from, to]);
		from = -1;
	};
	for (const { index, 1: line = '' } of markdown.matchAll(/([^\r\n]*)(?:\r\n?|\n|$)/g)) {
		if (line.trim() === '') {
			if (fence === undefined) end();
			continue;
		}
		const [, blanks = '', mark] = FENCE.exec(line) ?? [];
		isListed ||= fence === undefined && ITEM.test(line);
		const opens = fence === undefined && mark !== undefined && (isListed || blanks.length <= MAX_FENCE_DEPTH);
		if (opens) end();
		if (from < 0) from = index;
		to = index + line.length;
		if (opens) fence = mark;
		else if (fence !== undefined && mark?.startsWith(fence) && line.trim() === mark) {
			end();
			fence = undefined;
		}
	}
	end();
	return spans;
}

/** True for a block of code. */
export function isCode(block: string): boolean {
	return FENCE.test(block.split(/[\r\n]/, 1)[0] as string);
}
