/** An opening code fence and its marker. A backtick further on in the line would make it inline code. */
const FENCE = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})/;

/** An item of a list. Code in an item may be indented more. */
const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;

/** Maximum indentation of a fence outside of lists. */
const MAX_FENCE_DEPTH = 3;

/** Start and end offset of a block in its markdown. */
export type Span = readonly [from: number, to: number];

/** Returns the locations of paragraphs, lists, tables and code, in order and without blank lines around them. Code stays whole. */
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

/** Whether a block is fenced code. */
export function isCodeBlock(block: string): boolean {
	return FENCE.test(block.split(/[\r\n]/, 1)[0] as string);
}
