import { type Format, fenceFor, MAX_LEVEL, MAX_LINE_LENGTH } from '../format.ts';
import type { Table } from '../tree.ts';
import { inlineText, namesOf } from './inline.ts';
import { expandTabs, readTable } from './tables.ts';

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

/** Reads the lines of reStructuredText as markdown, without its inline markup. */
class RestructuredTextReader {
	readonly fields = new Map<string, unknown>();
	private readonly blocks: OpenBlocks;
	/** Indentation of the last line, if it ended with `::`. */
	private literal: number | undefined;
	private hasText = false;
	/** The last table. */
	private table: Table | undefined;

	constructor(
		private readonly lines: readonly string[],
		private readonly headings: ReadonlyMap<number, number>,
		private readonly adornments: ReadonlySet<number>,
		fence: string,
	) {
		this.blocks = new OpenBlocks(fence);
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
				return block.name === 'figure' ? descriptionIn(line.trim()) : '';
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
		// A Python prompt begins code, up to the next empty line.
		if (text.startsWith('>>>') && this.blocks.last?.name !== DOCTEST && this.lines[i - 1]?.trim() === '')
			this.blocks.begin(this.blocks.open('code', indent - 1, DOCTEST, 'pycon'), indent);
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

	/** Reads explicit markup, which begins with two dots: a directive, a target, a footnote, a substitution, or a comment. */
	private readExplicit(text: string, indent: number): string {
		// Harmless: lines have at most 2,000 characters.
		const [, name = '', argument = ''] = /^\.\.\s+([a-z][\w+.:-]*?)\s*::(?:\s+(.*))?$/i.exec(text) ?? [];
		if (name === '') {
			const [, footnote] = /^\.\.\s+(\[[^\]]{1,60}\]\s.*)$/.exec(text) ?? [];
			this.blocks.open(footnote === undefined ? 'dropped' : 'text', indent);
			return footnote ?? '';
		}
		if (DROPPED.has(name.toLowerCase()) || /^auto/i.test(name)) this.blocks.open('dropped', indent, name);
		else if (CODE_DIRECTIVES.test(name)) this.blocks.open('code', indent, name, codeLanguageOf(name, argument));
		else {
			this.hasText = true;
			const head = headOf(name, argument);
			this.blocks.open('text', indent, name).isObject = head.startsWith('`');
			return head;
		}
		return '';
	}

	/** Reads a line of a dropped block. A picture is replaced by its description. */
	private readDropped(line: string, { name }: Block): string {
		// Harmless: lines have at most 2,000 characters.
		const [, field, value = ''] = (name === 'meta' && /^:([\w-]+):\s*(.*)$/.exec(line.trim())) || [];
		if (field !== undefined) this.fields.set(field.toLowerCase(), value);
		return name === 'image' ? descriptionIn(line.trim()) : '';
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

/** Name of blocks that begin with a Python prompt. */
const DOCTEST = '>>>';

/** The open blocks at a line, and the markdown above it, in which code is between fences. */
class OpenBlocks {
	/** A text for each line of the source; one of several lines has a fence beside its line. */
	readonly markdown: string[] = [];
	/** Whether a line is code or a fence. */
	readonly isCode: boolean[] = [];
	private readonly blocks: Block[] = [];
	/** A fence that opens above the current line. */
	private opened = '';

	constructor(private readonly fence: string) {}

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

/** Matches an option of a directive. */
const OPTION = /^:[a-z][\w-]*:(?:\s.*)?$/i;

/** Matches directives whose content is code. */
const CODE_DIRECTIVES =
	/^(?:code|code-block|sourcecode|parsed-literal|doctest|testcode|testoutput|testsetup|ipython|prompt|console|jupyter-execute|math|productionlist|digraph|graph|graphviz|mermaid|uml|plantuml|plot|tikz|(?:block|seq|act|nw|packet|rack)diag|program-output|command-output|exec_code|runblock|click:(?:example|run))$/i;

/** Directives without visible text, besides those that begin with `auto`, which take it from source code. */
const DROPPED = new Set([
	...['toctree', 'contents', 'index', 'raw', 'meta', 'image', 'include', 'literalinclude', 'highlight', 'default-role'],
	...['role', 'default-domain', 'currentmodule', 'py:currentmodule', 'module', 'py:module', 'sectionauthor'],
	...['moduleauthor', 'codeauthor', 'tabularcolumns', 'sectnum', 'header', 'footer', 'target-notes', 'testcleanup'],
	...['unicode', 'replace', 'date', 'bibliography', 'youtube', 'video'],
]);

/** Directives about versions, with their texts. */
const SINCE = new Map([
	['versionadded', 'New in version'],
	['versionchanged', 'Changed in version'],
	['versionremoved', 'Removed in version'],
	['deprecated', 'Deprecated since version'],
	['deprecated-removed', 'Deprecated since version'],
]);

/** Matches directives whose argument is not text, but a file, a language or columns. */
const NO_TEXT =
	/^(?:figure|only|ifconfig|list-table|csv-table|hlist|grid|tabs|container|class|rst-class|compound|tab-set)$/i;

/** Matches directives whose argument is text, and whose name is not shown. */
const TITLED =
	/^(?:admonition|rubric|topic|sidebar|table|centered|tab|dropdown|card|tab-item|grid-item-card|group-tab|code-tab|glossary)$/i;

/** Admonitions, whose text may begin on the line of the directive. */
const NOTES = new Set('note warning tip hint important caution attention danger error seealso todo'.split(' '));

/** Returns the text that replaces the line of a directive. */
function headOf(name: string, argument: string): string {
	const lower = name.toLowerCase();
	const since = SINCE.get(lower);
	if (since !== undefined) return `${since} ${argument}`.trim();
	if (NOTES.has(lower)) return argument;
	if (NO_TEXT.test(lower) || argument === '') return '';
	// Others describe an object, such as a function or an option; the argument is its signature.
	return TITLED.test(lower) ? `**${argument}**` : `\`${argument.replaceAll('`', '')}\``;
}

function codeLanguageOf(name: string, argument: string): string {
	if (/^(?:code|code-block|sourcecode)$/i.test(name)) return /^[\w+#.-]{0,30}/.exec(argument)?.[0] ?? '';
	if (/^(?:doctest|testcode|ipython|jupyter-execute|plot)$/i.test(name)) return 'python';
	return /^(?:math|console|mermaid)$/i.test(name) ? name.toLowerCase() : 'text';
}

/** Whether a line is an overline or underline. */
function isAdornment(line = ''): boolean {
	return /^([!-/:-@[-`{-~])\1+[ \t]*$/.test(line);
}

/** Minimum characters of an underline shorter than its title. */
const MIN_ADORNMENT = 4;

/** Finds titles by their underlines. Levels are in the order in which underline styles first occur. */
function findTitles(lines: readonly string[]): { headings: Map<number, number>; adornments: Set<number> } {
	const headings = new Map<number, number>();
	const adornments = new Set<number>();
	const styles: string[] = [];
	for (let i = 0; i + 1 < lines.length; i++) {
		const [title, below, above] = [lines[i] as string, lines[i + 1] as string, lines[i - 1] ?? ''];
		if (title.length > MAX_LINE_LENGTH || !isAdornment(below) || title.trim() === '' || isAdornment(title)) continue;
		const hasOverline = isAdornment(above) && above.trim() === below.trim();
		const isShort = below.trim().length < Math.min([...title.trimEnd()].length, MIN_ADORNMENT);
		if ((/^\s/.test(title) && !hasOverline) || isShort) continue;
		const lineAbove = hasOverline ? (lines[i - 2] ?? '') : above;
		if (lineAbove.trim() !== '' && !adornments.has(i - 1) && !/^(?:\s|\.\. )/.test(lineAbove)) continue;
		const style = (below[0] as string) + (hasOverline ? ' over' : '');
		if (!styles.includes(style)) styles.push(style);
		headings.set(i, Math.min(styles.indexOf(style) + 1, MAX_LEVEL));
		adornments.add(i + 1);
		if (hasOverline) adornments.add(i - 1);
	}
	return { headings, adornments };
}

/** Characters that docutils replaces in ids beside those that Unicode decomposes. */
const LETTERS: Readonly<Record<string, string>> = {
	ß: 'sz',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	đ: 'd',
	ħ: 'h',
	ı: 'i',
	ł: 'l',
	ŧ: 't',
};

/** Returns the id that docutils generates from a name. */
function idOf(name: string): string {
	const letters = name.toLowerCase().replace(/[ßæœøđħıłŧ]/g, (letter) => LETTERS[letter] as string);
	const ascii = letters.normalize('NFKD').replace(/\P{ASCII}/gu, '');
	// Harmless: lines have at most 2,000 characters.
	return ascii.replace(/[^a-z0-9]+/g, '-').replace(/^[-0-9]+|-+$/g, '');
}

/** Matches a target, such as `.. _name:`. */
const TARGET = /^\.\. _`?([^:`]{1,200})`?:\s*$/;

/** Returns the function that gives titles their anchors: of docutils, else of a target above, else of the section around. */
function anchorFinder(lines: readonly string[]): (title: string, line: number, level: number) => string {
	const taken = new Set<string>();
	const byLevel: string[] = [];
	return (title, line, level) => {
		const id = idOf(title.replace(/[`*\\]/g, ''));
		byLevel.length = Math.min(byLevel.length, level - 1);
		const anchor =
			id === '' || taken.has(id) ? (targetAbove(lines, line) ?? byLevel.slice().reverse().find(Boolean) ?? '') : id;
		taken.add(id);
		byLevel[level - 1] = anchor;
		return anchor;
	};
}

function targetAbove(lines: readonly string[], title: number): string | undefined {
	let line = title - 1;
	while (line >= 0 && (lines[line]?.trim() === '' || isAdornment(lines[line]))) line--;
	const [, name] = TARGET.exec(lines[line]?.slice(0, MAX_LINE_LENGTH) ?? '') ?? [];
	return name === undefined ? undefined : idOf(name) || undefined;
}
