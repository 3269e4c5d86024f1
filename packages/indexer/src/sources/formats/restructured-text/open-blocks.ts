/** An open block, whose lines are indented more than its first one. */
export interface Block {
	readonly indent: number;
	readonly kind: 'text' | 'code' | 'dropped';
	/** Indentation that is removed, known after the first line. */
	inner: number | undefined;
	/** Whether lines such as `:alt: text` are options. */
	hasOptions: boolean;
	/** Name of the directive; `language` is the language of its code. */
	readonly name: string;
	readonly language: string;
	/** Whether it describes an object, such as a function or an option. */
	isObject: boolean;
}

/** Name of blocks that begin with a Python prompt. */
export const DOCTEST = '>>>';

/** The open blocks at a line, and the markdown above it, in which code is between fences. */
export class OpenBlocks {
	/** A text for each line of the source; one of several lines has a fence beside its line. */
	readonly markdown: string[] = [];
	/** Whether a line is code or a fence. */
	readonly isCode: boolean[] = [];
	private readonly blocks: Block[] = [];
	private readonly fence: string;
	/** A fence that opens above the current line. */
	private opened = '';

	constructor(fence: string) {
		this.fence = fence;
	}

	/** The innermost block. */
	get last(): Block | undefined {
		return this.blocks.at(-1);
	}

	/** Adds the markdown of the current line. */
	addLine(text: string): void {
		this.markdown.push(this.opened + text);
		this.opened = '';
	}

	open(kind: Block['kind'], indent: number, name = '', language = ''): Block {
		const block = { indent, kind, inner: undefined, hasOptions: name !== '', name, language, isObject: false };
		this.blocks.push(block);
		return block;
	}

	/** Begins a block; for code, the fence is opened in the empty line above, else above the current line. */
	begin(block: Block, indent: number): void {
		block.inner = indent;
		if (block.kind !== 'code') return;
		const above = this.markdown.length - 1;
		const fence = this.fence + block.language;
		// Adjacent code blocks share a fence.
		if (this.markdown[above] === this.fence) this.markdown[above] = '';
		else if (this.markdown[above] === '') this.markdown[above] = fence;
		else {
			this.opened = `${fence}\n`;
			return;
		}
		this.isCode[above] = true;
	}

	/** Ends blocks that do not contain a line with this indentation; a Python prompt goes on with its block. */
	endBefore(indent: number, isPrompt = false): void {
		for (let block = this.last; block !== undefined; block = this.last) {
			const isDoctest = block.name === DOCTEST && this.markdown.at(-1) === '' && !isPrompt;
			if (indent > block.indent && !isDoctest) return;
			this.blocks.pop();
			if (block.kind === 'code' && block.inner !== undefined) this.closeFence();
		}
	}

	/** Closes the fence in the first empty line below the code, else below its last line. */
	private closeFence(): void {
		let last = this.markdown.length;
		while (last > 0 && this.markdown[last - 1] === '' && !this.isCode[last - 1]) last--;
		if (last < this.markdown.length) {
			this.markdown[last] = this.fence;
			this.isCode[last] = true;
		} else this.markdown[last - 1] += `\n${this.fence}`;
	}
}
