import { type Format, fenceFor, MAX_LINE_LENGTH } from '../format.ts';
import type { Table } from '../tables.ts';
import { CODE_DIRECTIVES, headOf, isInvisibleDirective, languageOf, OPTION } from './directives.ts';
import { inlineText, namesOf } from './inline.ts';
import { expandTabs, readTable } from './tables.ts';
import { anchorFinder, findTitles, isAdornment } from './titles.ts';

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
		const out = reader.read();
		const anchors = new Map<number, string>();
		const anchorOf = anchorFinder(lines);
		const markdown: string[] = [];
		const numbers: number[] = [];
		inlineText(out, reader.isCode, namesOf(lines)).forEach((line, i) => {
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

/** An open block, whose lines are indented more than its first one. */
interface Block {
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

class RestructuredTextReader {
	readonly fields = new Map<string, unknown>();
	readonly isCode: boolean[] = [];
	private readonly lines: readonly string[];
	private readonly headings: ReadonlyMap<number, number>;
	private readonly adornments: ReadonlySet<number>;
	private readonly out: string[] = [];
	private readonly blocks: Block[] = [];
	private readonly fence: string;
	/** A fence that opens above the current line. */
	private opened = '';
	/** Indentation of the last line, if it ended with `::`. */
	private literal: number | undefined;
	private hasText = false;
	/** The last table. */
	private table: Table | undefined;

	constructor(
		lines: readonly string[],
		headings: ReadonlyMap<number, number>,
		adornments: ReadonlySet<number>,
		fence: string,
	) {
		this.fence = fence;
		this.lines = lines;
		this.headings = headings;
		this.adornments = adornments;
	}

	read(): string[] {
		this.lines.forEach((line, i) => {
			this.isCode.push(false);
			const text = this.readLine(line, i);
			this.out.push(this.opened + text);
			this.opened = '';
		});
		this.endBlocks(-1);
		return this.out;
	}

	private readLine(line: string, i: number): string {
		if (this.table !== undefined && i < this.table.end) return this.table.markdown[i - this.table.start] ?? '';
		if (line.trim() === '') return '';
		const isTitle = this.adornments.has(i) || this.headings.has(i);
		const indent = isTitle ? 0 : indentOf(line);
		this.endBlocks(indent, line.trimStart().startsWith('>>>'));
		if (this.literal !== undefined && indent > this.literal) this.openBlock('code', this.literal, '', 'text');
		this.literal = undefined;
		if (this.adornments.has(i)) return '';
		const block = this.blocks.at(-1);
		if (block?.kind === 'dropped') return line.length > MAX_LINE_LENGTH ? '' : this.readDropped(line, block);
		if (block !== undefined) {
			if (block.hasOptions && line.length <= MAX_LINE_LENGTH && OPTION.test(line.trim()))
				return this.readOption(line.trim(), block);
			// Further signatures are below the first.
			const isSignature = block.inner === undefined && block.isObject && this.lines[i - 1]?.trim() !== '';
			if (isSignature) return `\`${line.trim().replaceAll('`', '')}\``;
			block.hasOptions = false;
			if (block.inner === undefined) this.beginBlock(block, indent);
		}
		const rest = line.slice(Math.min(block?.inner ?? 0, indent));
		if (block?.kind === 'code') {
			this.isCode[i] = true;
			return rest;
		}
		if (this.headings.has(i)) {
			this.hasText ||= this.headings.get(i) !== 1;
			return line.trim();
		}
		return line.length > MAX_LINE_LENGTH ? rest : this.readText(rest, indent, i);
	}

	private readText(line: string, indent: number, i: number): string {
		const text = line.trim();
		const depth = ' '.repeat(Math.min(indentOf(line), MAX_INDENT));
		if (text.startsWith('..') && /^\.\.(?:\s|$)/.test(text)) return depth + this.readExplicit(text, indent);
		const field = /^:([^:`\s][^:`]{0,100}):(?:\s+(.*))?$/.exec(text);
		if (field !== null) {
			const [, name = '', value = ''] = field;
			if (!this.hasText && indent === 0) {
				this.fields.set(name.toLowerCase(), value);
				return '';
			}
			return `${depth}${name}: ${value}`;
		}
		this.hasText = true;
		const table = readTable(this.lines, i);
		if (table !== undefined) {
			this.table = table;
			return table.markdown[0] as string;
		}
		if (text.startsWith('>>>')) this.openCode(i, indent);
		if (this.blocks.at(-1)?.name === DOCTEST) {
			this.isCode[i] = true;
			return text;
		}
		// Borders of tables, and lines that markdown would take for the underline of a heading or for a fence.
		if (/^[+=|-][-=+| ]{3,}$/.test(text) && /[-=]{2}/.test(text)) return '';
		if (text.startsWith('__ ') || (isAdornment(text) && !/^[.:]/.test(text))) return '';
		const cleaned = (text.startsWith('| ') && !text.endsWith('|') ? text.slice(2) : text)
			.replace(/^#\.(?=\s)/, '1.')
			.replace(/^#{1,6}(?=\s|$)/, '\\$&');
		if (!cleaned.endsWith('::')) return depth + cleaned;
		this.literal = indent;
		return depth + (cleaned === '::' ? '' : cleaned.slice(0, /\s::$/.test(cleaned) ? -3 : -1));
	}

	/**
	 * Reads explicit markup, which begins with two dots: a directive, a target, a footnote, a substitution, or a comment.
	 */
	private readExplicit(text: string, indent: number): string {
		const [, name = '', argument = ''] = /^\.\.\s+([a-z][\w+.:-]*?)\s*::(?:\s+(.*))?$/i.exec(text) ?? [];
		if (name === '') {
			const [, footnote] = /^\.\.\s+(\[[^\]]{1,60}\]\s.*)$/.exec(text) ?? [];
			this.openBlock(footnote === undefined ? 'dropped' : 'text', indent);
			return footnote ?? '';
		}
		if (isInvisibleDirective(name)) this.openBlock('dropped', indent, name);
		else if (CODE_DIRECTIVES.test(name)) this.openBlock('code', indent, name, languageOf(name, argument));
		else {
			this.hasText = true;
			this.openBlock('text', indent, name);
		}
		const block = this.blocks.at(-1);
		const head = block?.kind === 'text' ? headOf(name, argument) : '';
		if (block !== undefined && head.startsWith('`')) block.isObject = true;
		return head;
	}

	private readDropped(line: string, block: Block): string {
		// A picture is replaced by its description.
		const [, alt] = /^:alt:\s+(.*)$/.exec(line.trim()) ?? [];
		const [, name = '', value = ''] = (block.name === 'meta' && /^:([\w-]+):\s*(.*)$/.exec(line.trim())) || [];
		if (name !== '') this.fields.set(name.toLowerCase(), value);
		return alt !== undefined && block.name === 'image' ? alt : '';
	}

	private readOption(text: string, { name }: Block): string {
		const [, alt] = /^:alt:\s+(.*)$/.exec(text) ?? [];
		return alt !== undefined && name === 'figure' ? alt : '';
	}

	private openBlock(kind: Block['kind'], indent: number, name = '', language = ''): void {
		this.blocks.push({ indent, kind, inner: undefined, hasOptions: name !== '', name, language, isObject: false });
	}

	/** Opens a code block at a Python prompt, up to the next empty line. */
	private openCode(i: number, indent: number): void {
		if (this.blocks.at(-1)?.name === DOCTEST || this.lines[i - 1]?.trim() !== '') return;
		this.openBlock('code', indent - 1, DOCTEST, 'pycon');
		const block = this.blocks.at(-1) as Block;
		this.beginBlock(block, indent);
	}

	/** Begins a block; for code, the fence is opened in the empty line above, else above the current line. */
	private beginBlock(block: Block, indent: number): void {
		block.inner = indent;
		if (block.kind !== 'code') return;
		const above = this.out.length - 1;
		const fence = this.fence + block.language;
		// Adjacent code blocks share a fence.
		if (this.out[above] === this.fence) this.out[above] = '';
		else if (this.out[above] === '') this.out[above] = fence;
		else {
			this.opened = `${fence}\n`;
			return;
		}
		this.isCode[above] = true;
	}

	/** Ends blocks that do not contain a line with this indentation. */
	private endBlocks(indent: number, isPrompt = false): void {
		for (let block = this.blocks.at(-1); block !== undefined; block = this.blocks.at(-1)) {
			const isDoctest = block.name === DOCTEST && this.out.at(-1) === '' && !isPrompt;
			if (indent > block.indent && !isDoctest) return;
			this.blocks.pop();
			if (block.kind === 'code' && block.inner !== undefined) this.closeFence();
		}
	}

	/** Closes the fence in the first empty line below the code, else below its last line. */
	private closeFence(): void {
		let last = this.out.length;
		while (last > 0 && this.out[last - 1] === '' && !this.isCode[last - 1]) last--;
		if (last < this.out.length) {
			this.out[last] = this.fence;
			this.isCode[last] = true;
		} else this.out[last - 1] += `\n${this.fence}`;
	}
}

/** Name of blocks that begin with a Python prompt. */
const DOCTEST = '>>>';

/** Maximum indentation of text; markdown treats more as code. */
const MAX_INDENT = 3;

function indentOf(line: string): number {
	return line.length - line.trimStart().length;
}
