/** A code fence that opens, with what it opens by. */
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Paragraphs, lists, tables and code of markdown, in order, without blank lines around them; code stays whole. */
export function blocksOf(markdown: string): string[] {
	const blocks: string[] = [];
	let block: string[] = [];
	let fence: string | undefined;
	const end = (): void => {
		if (block.length > 0) blocks.push(block.join('\n'));
		block = [];
	};
	for (const line of markdown.split(/\r\n?|\n/)) {
		const mark = FENCE.exec(line)?.[1];
		if (fence === undefined && mark !== undefined) {
			end();
			fence = mark;
			block.push(line);
		} else if (fence !== undefined) {
			block.push(line);
			if (mark?.startsWith(fence) && line.trim() === mark) {
				end();
				fence = undefined;
			}
		} else if (line.trim() === '') end();
		else block.push(line);
	}
	end();
	return blocks;
}

/** True for a block of code. */
export function isCode(block: string): boolean {
	return FENCE.test(block);
}
