/** What the tests use of `commonmark`, which comes without types. */
declare module 'commonmark' {
	/** A node of a document; only headings have a level. */
	export interface Node {
		readonly type: string;
		readonly literal: string | null;
		readonly level: number;
		readonly sourcepos: readonly [
			start: readonly [line: number, column: number],
			end: readonly [line: number, column: number],
		];
		readonly firstChild: Node | null;
		readonly next: Node | null;
		walker(): { next(): { readonly entering: boolean; readonly node: Node } | null };
	}

	/** The reference parser. */
	export class Parser {
		parse(text: string): Node;
	}
}
