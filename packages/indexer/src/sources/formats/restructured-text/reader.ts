import { MAX_LINE_LENGTH } from '../format.ts';
import type { Table } from '../tables.ts';
import { CODE_DIRECTIVES, codeLanguageOf, headOf, isInvisibleDirective, OPTION } from './directives.ts';
import { type Block, DOCTEST, OpenBlocks } from './open-blocks.ts';
import { readTable } from './tables.ts';
import { isAdornment } from './titles.ts';

/** Reads the lines of reStructuredText as markdown, without its inline markup. */
export class RestructuredTextReader {
	readonly fields = new Map<string, unknown>();
	private readonly lines: readonly string[];
	private readonly headings: ReadonlyMap<number, number>;
	private readonly adornments: ReadonlySet<number>;
	private readonly blocks: OpenBlocks;
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
		this.blocks = new OpenBlocks(fence);
		this.lines = lines;
		this.headings = headings;
		this.adornments = adornments;
	}

	read(): Pick<OpenBlocks, 'markdown' | 'isCode'> {
		const { blocks } = this;
		this.lines.forEach((line, i) => {
			blocks.isCode.push(false);
			blocks.addLine(this.readLine(line, i));
		});
		blocks.endBefore(-1);
		return blocks;
	}

	private readLine(line: string, i: number): string {
		if (this.table !== undefined && i < this.table.end) return this.table.markdown[i - this.table.start] ?? '';
		if (line.trim() === '') return '';
		const isTitle = this.adornments.has(i) || this.headings.has(i);
		const indent = isTitle ? 0 : indentOf(line);
		this.blocks.endBefore(indent, line.trimStart().startsWith('>>>'));
		if (this.literal !== undefined && indent > this.literal) this.blocks.open('code', this.literal, '', 'text');
		this.literal = undefined;
		if (this.adornments.has(i)) return '';
		const block = this.blocks.last;
		if (block?.kind === 'dropped') return line.length > MAX_LINE_LENGTH ? '' : this.readDropped(line, block);
		if (block !== undefined) {
			if (block.hasOptions && line.length <= MAX_LINE_LENGTH && OPTION.test(line.trim()))
				return this.readOption(line.trim(), block);
			// Further signatures are below the first.
			const isSignature = block.inner === undefined && block.isObject && this.lines[i - 1]?.trim() !== '';
			if (isSignature) return `\`${line.trim().replaceAll('`', '')}\``;
			block.hasOptions = false;
			if (block.inner === undefined) this.blocks.begin(block, indent);
		}
		const rest = line.slice(Math.min(block?.inner ?? 0, indent));
		if (block?.kind === 'code') {
			this.blocks.isCode[i] = true;
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
				// A value such as `|today|` is only known to Sphinx.
				if (!/^\|[^|]+\|$/.test(value)) this.fields.set(name.toLowerCase(), value);
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
		if (this.blocks.last?.name === DOCTEST) {
			this.blocks.isCode[i] = true;
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
		// Harmless: lines have at most 2,000 characters.
		const [, name = '', argument = ''] = /^\.\.\s+([a-z][\w+.:-]*?)\s*::(?:\s+(.*))?$/i.exec(text) ?? [];
		if (name === '') {
			const [, footnote] = /^\.\.\s+(\[[^\]]{1,60}\]\s.*)$/.exec(text) ?? [];
			this.blocks.open(footnote === undefined ? 'dropped' : 'text', indent);
			return footnote ?? '';
		}
		const block = this.openDirective(name, argument, indent);
		if (block.kind !== 'text') return '';
		this.hasText = true;
		const head = headOf(name, argument);
		block.isObject = head.startsWith('`');
		return head;
	}

	private openDirective(name: string, argument: string, indent: number): Block {
		if (isInvisibleDirective(name)) return this.blocks.open('dropped', indent, name);
		if (CODE_DIRECTIVES.test(name)) return this.blocks.open('code', indent, name, codeLanguageOf(name, argument));
		return this.blocks.open('text', indent, name);
	}

	/** Reads a line of a dropped block. A picture is replaced by its description. */
	private readDropped(line: string, { name }: Block): string {
		// Harmless: lines have at most 2,000 characters.
		const [, field, value = ''] = (name === 'meta' && /^:([\w-]+):\s*(.*)$/.exec(line.trim())) || [];
		if (field !== undefined) this.fields.set(field.toLowerCase(), value);
		return name === 'image' ? descriptionIn(line.trim()) : '';
	}

	private readOption(text: string, { name }: Block): string {
		return name === 'figure' ? descriptionIn(text) : '';
	}

	/** Opens a code block at a Python prompt, up to the next empty line. */
	private openCode(i: number, indent: number): void {
		if (this.blocks.last?.name === DOCTEST || this.lines[i - 1]?.trim() !== '') return;
		this.blocks.begin(this.blocks.open('code', indent - 1, DOCTEST, 'pycon'), indent);
	}
}

/** Maximum indentation of text; markdown treats more as code. */
const MAX_INDENT = 3;

/** Returns the description of a picture, if the line is the option that has it. */
function descriptionIn(text: string): string {
	// Harmless: lines have at most 2,000 characters.
	return /^:alt:\s+(.*)$/.exec(text)?.[1] ?? '';
}

function indentOf(line: string): number {
	return line.length - line.trimStart().length;
}
