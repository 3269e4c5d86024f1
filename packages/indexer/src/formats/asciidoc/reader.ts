import { type Format, MAX_LEVEL, MAX_LINE_LENGTH } from '../format.ts';
import { splitFrontMatter } from '../front-matter.ts';
import { MAX_TABLE_LINES, markdownTable, type Table } from '../tree.ts';
import { inlineAsciiDoc, REFERENCE } from './inline.ts';

/**
 * AsciiDoc, without a full parser: headings, text, lists, tables and code are kept, attributes are replaced by their
 * values, and macros by their texts. Includes and conditions are not evaluated. Line numbers stay the same.
 */
export const ASCIIDOC: Format = {
	name: 'AsciiDoc',
	extensions: ['adoc', 'asciidoc', 'adoc.txt'],
	read(text) {
		const { fields, bodyOffset } = splitFrontMatter(text);
		const lines = text.split(/\r\n?|\n/);
		lines.fill('', 0, bodyOffset);
		const reader = new AsciiDocReader(lines);
		const out = reader.read();
		const markdown = inlineAsciiDoc(out, reader.isCode, reader.attributes);
		const anchors = new Map<number, string>();
		const taken = new Map<string, number>();
		for (const [i, id] of reader.headings) {
			const anchor = id ?? anchorOf((markdown[i] as string).replace(/^#+ /, ''), reader.attributes, taken);
			if (id !== undefined) taken.set(id, taken.get(id) ?? 1);
			if (anchor !== '') anchors.set(i + 1, anchor);
		}
		return { markdown: markdown.join('\n'), fields: new Map([...reader.fields, ...(fields ?? [])]), anchors };
	},
};

/** Returns the id that Asciidoctor generates for a section. */
function anchorOf(title: string, attributes: ReadonlyMap<string, string>, taken: Map<string, number>): string {
	const separator = (attributes.get('idseparator') ?? '_').slice(0, 1);
	const words = title
		.toLowerCase()
		.replace(/`|<[^<>]*>|&[a-z]{2,8};/g, '')
		.replace(/[^\p{L}\p{N}\p{M}_ .-]/gu, '')
		.replace(/[ .-]+/g, separator);
	const named = separator === '' ? words : (/[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(words)?.[0] ?? '');
	const id = (attributes.get('idprefix') ?? '_') + named;
	const count = (taken.get(id) ?? 0) + 1;
	taken.set(id, count);
	return count === 1 ? id : `${id}${separator}${count}`;
}

/** Underline characters of titles, by level. */
const UNDERLINES = '=-~^+';
const UNDERLINE = /^(={2,}|-{2,}|~{2,}|\^{2,}|\+{2,})$/;

/** Delimiters of blocks, with the kind of their content. */
const DELIMITERS: readonly (readonly [RegExp, 'code' | 'dropped' | 'text'])[] = [
	[/^(?:-{4,}|\.{4,}|`{3,}[\w+-]*)$/, 'code'],
	[/^(?:\/{4,}|\+{4,})$/, 'dropped'],
	[/^(?:={4,}|\*{4,}|_{4,}|--)$/, 'text'],
];

/** Attributes of a document's header, and the fields of front matter that they correspond to. */
const FIELDS = new Map([
	['keywords', 'keywords'],
	['tags', 'tags'],
	['page-tags', 'tags'],
	['page-categories', 'categories'],
	['description', 'description'],
	['lang', 'lang'],
	['author', 'author'],
	['revdate', 'updated'],
	['docdate', 'updated'],
]);

/** Maximum attributes of a document, and characters of a value made from others. */
const MAX_ATTRIBUTES = 1000;
const MAX_VALUE = 2000;

/** Converts the blocks of AsciiDoc to markdown, line by line. `inlineAsciiDoc` converts inline markup. */
class AsciiDocReader {
	readonly fields = new Map<string, unknown>();
	readonly attributes = new Map<string, string>();
	readonly isCode: boolean[] = [];
	/** Lines of headings, from 0, with explicit ids. */
	readonly headings = new Map<number, string | undefined>();
	private readonly out: string[] = [];
	/** Delimiter of the open code or comment block. */
	private open: { readonly mark: string; readonly isCode: boolean } | undefined;
	private language = '';
	private id: string | undefined;
	private isDiscrete = false;
	/** The line below the last title that is underlined. */
	private underline = -1;
	private inHead = false;
	private inTable = false;
	/** The last table, and the attributes of the next block. */
	private table: Table | undefined;
	private blockAttributes = '';

	constructor(private readonly lines: readonly string[]) {}

	read(): string[] {
		for (let i = 0; i < this.lines.length; i++) {
			this.isCode.push(false);
			this.out.push(this.readLine((this.lines[i] as string).trimEnd(), i));
		}
		return this.out;
	}

	private readLine(line: string, i: number): string {
		if (line.length > MAX_LINE_LENGTH) return this.open?.isCode === false ? '' : line;
		if (this.open !== undefined) return this.readInBlock(this.open, line, i);
		if (this.table !== undefined && i < this.table.end) return this.table.markdown[i - this.table.start] ?? '';
		if (line === '') {
			this.inHead = false;
			return '';
		}
		if (this.underline === i) return '';
		const heading = this.headingOf(line, i);
		if (heading !== undefined) return heading;
		const delimiter = DELIMITERS.find(([pattern]) => pattern.test(line));
		if (delimiter !== undefined) return this.openBlock(line, delimiter[1], i);
		if (/^[|!,:]={3,}$/.test(line)) {
			this.id = undefined;
			const table = this.inTable ? undefined : readTable(this.lines, i, this.blockAttributes);
			this.blockAttributes = '';
			if (table === undefined) this.inTable = !this.inTable;
			else this.table = table;
			return table?.markdown[0] ?? '';
		}
		const head = this.readHead(line);
		if (head !== undefined) return head;
		// Author and revision follow the title.
		if (this.inHead) return '';
		return this.readText(line, i);
	}

	private readInBlock({ mark, isCode }: NonNullable<typeof this.open>, line: string, i: number): string {
		this.isCode[i] = isCode;
		if (line === mark) {
			this.open = undefined;
			return isCode ? '```' : '';
		}
		// Harmless: lines have at most 2,000 characters.
		return isCode ? line.replace(/\s*<\d{1,3}>$/, '').replace(/^`{3}/, ' ```') : '';
	}

	private openBlock(line: string, kind: 'code' | 'dropped' | 'text', i: number): string {
		const [, fence = '', language = ''] = /^(`{3,})([\w+-]*)$/.exec(line) ?? [];
		if (kind !== 'text') this.open = { mark: fence || line, isCode: kind === 'code' };
		if (kind === 'code') this.isCode[i] = true;
		const codeLanguage = language || this.language;
		this.language = '';
		this.id = undefined;
		return kind === 'code' ? `\`\`\`${codeLanguage}` : '';
	}

	private headingOf(line: string, i: number): string | undefined {
		const [, marks = '', marked = ''] = /^(={1,6}|#{1,6})[ \t]+(\S.*)$/.exec(line) ?? [];
		// The marks may be repeated at the end.
		const title = marked.endsWith(` ${marks}`) ? marked.slice(0, -marks.length).trimEnd() : marked;
		const underlined = marks === '' ? this.underlineOf(i) : undefined;
		if (marks === '' && underlined === undefined) return undefined;
		const id = this.id;
		this.id = undefined;
		const level = Math.min(underlined ?? marks.length, MAX_LEVEL);
		// Harmless: lines have at most 2,000 characters.
		const [, inner, text = ''] = /^\[\[([^\],]{1,200})[^\]]*\]\](.*)$/.exec(title || line) ?? [];
		if (this.isDiscrete) {
			this.isDiscrete = false;
			return `**${title || line}**`;
		}
		this.headings.set(i, id ?? inner);
		if (underlined !== undefined) this.underline = i + 1;
		this.inHead = this.headings.size === 1 && level === 1;
		return `${'#'.repeat(level)} ${inner === undefined ? title || line : text.trim()}`;
	}

	/** Returns the level of a title that the next line underlines. */
	private underlineOf(i: number): number | undefined {
		const [title, below, above] = [
			this.lines[i] as string,
			this.lines[i + 1]?.trimEnd() ?? '',
			this.lines[i - 1] ?? '',
		];
		if (!UNDERLINE.test(below) || !/^[\p{L}\p{N}_`"'({\\]/u.test(title)) return undefined;
		if (Math.abs([...title.trimEnd()].length - below.length) > 1) return undefined;
		return above.trim() === '' || /^(?:\[.*\]|\/\/.*|:[\w-]+:.*)$/.test(above.trim())
			? UNDERLINES.indexOf(below[0] as string) + 1
			: undefined;
	}

	/** Reads a line with metadata of the document or the next block; undefined for any other line. */
	private readHead(line: string): string | undefined {
		if (line.startsWith('//')) return '';
		const [, name = '', value = ''] = /^:(!?[\w-]{1,100}!?):(?:\s+(.*))?$/.exec(line) ?? [];
		if (name !== '') {
			if (this.attributes.size < MAX_ATTRIBUTES) this.setAttribute(name.toLowerCase(), value.replace(/\s\\$/, ''));
			const field = FIELDS.get(name.toLowerCase());
			if (field !== undefined && value !== '') this.fields.set(field, value);
			return '';
		}
		const [, id] = /^\[\[([^\],]{1,200})(?:,[^\]]*)?\]\]$/.exec(line) ?? [];
		if (id !== undefined) {
			this.id = id;
			return '';
		}
		const [, attributes] = /^\[([^\]]*)\]$/.exec(line) ?? [];
		if (attributes !== undefined) return this.readAttributes(attributes);
		return undefined;
	}

	/** Sets an attribute, whose value may name earlier ones. */
	private setAttribute(name: string, value: string): void {
		const resolved = value.replace(
			REFERENCE,
			(whole, inner: string) => this.attributes.get(inner.toLowerCase()) ?? whole,
		);
		// Longer ones stay as they are, so that attributes cannot multiply.
		this.attributes.set(name, resolved.length > MAX_VALUE ? value : resolved);
	}

	private readAttributes(attributes: string): string {
		this.blockAttributes = attributes;
		const [style = '', second = ''] = attributes.split(',', 2).map((each) => each.trim());
		if (/^(?:source|listing)\b/.test(style)) this.language = /^[\w+#-]{1,30}$/.test(second) ? second : '';
		if (/^(?:discrete|float)\b/.test(style)) this.isDiscrete = true;
		const [, id] = /#([^\s.,%#]{1,200})/.exec(style) ?? /\bid="?([^",]{1,200})/.exec(attributes) ?? [];
		if (id !== undefined) this.id = id;
		return '';
	}

	private readText(line: string, i: number): string {
		// An id belongs to the next block.
		this.id = undefined;
		this.blockAttributes = '';
		// In markdown, a line of `=` or `-` would make the line above a heading.
		if (/^(?:\+|'''|<<<|={2,3}|-{3})$/.test(line)) return '';
		const [, title] = /^\.([^\s.].*)$/.exec(line) ?? [];
		if (title !== undefined) return `**${title}**`;
		const directive = /^(?:include|ifdef|ifndef|endif|ifeval|toc|video|audio)::[^\s[]*\[(.*)\]$/.exec(line);
		// The text of a single-line condition is kept.
		if (directive !== null) return /^if/.test(line) && !line.startsWith('ifeval') ? (directive[1] ?? '') : '';
		// Harmless: lines have at most 2,000 characters.
		const image = /^image::[^\s[]+\[(?:"([^"]*)"|([^\],"]*))(?:,[^\]]*)?\]$/.exec(line);
		if (image !== null) return image[1] ?? image[2] ?? '';
		// Harmless: lines have at most 2,000 characters.
		const [, blanks = '', marks = '', item = ''] = /^(\s*)(\*{1,6}|-|\.{1,6}|<\.>|<\d{1,3}>)\s+(.*)$/.exec(line) ?? [];
		if (marks !== '') {
			const depth = Math.max(marks.startsWith('<') ? 1 : marks.length, 1) - 1;
			return `${'  '.repeat(depth)}${/^[.<]/.test(marks) ? '1.' : '-'} ${item.replace(/^\[[ x*]\] /, '')}`;
		}
		if (this.inTable) return line.replace(/(?:^|(?<=\s))[\d.]{0,8}[+*]?[<>^.]{0,4}[a-z]?\|/g, '| ');
		// Harmless: lines have at most 2,000 characters.
		const [, term, text = ''] = /^\s*(\S.*?)(?::{2,4}|;;)(?:\s+(.*))?$/.exec(line) ?? [];
		if (term !== undefined && !/[:\s]$/.test(term)) return `${term}: ${text}`.trimEnd();
		if (blanks !== '' || /^[ \t]/.test(line)) return this.readIndented(line, i);
		return line.replace(/\s\+$/, '');
	}

	/** Reads an indented line, which is literal unless it belongs to a list. */
	private readIndented(line: string, i: number): string {
		const above = this.out.at(-1) ?? '';
		if (above.trim() !== '' && !this.isCode[i - 1]) return line.trim();
		this.isCode[i] = true;
		return `    ${line.trim()}`;
	}
}

/** Maximum cells of a table. */
const MAX_CELLS = 20_000;

/** Matches the beginning of a cell: its number of copies or columns, its style, and a bar. */
const CELL = /(?:(?<=^|\s)(\d{0,2})(?:\.\d{1,3})?([+*]?)[<>^.]{0,4}[a-z]?)?(?<!\\)\|/g;

/** Matches the borders of blocks in cells, which lines of a table have no room for. */
const BLOCK = /^(?:-{2,}|={4,}|\.{4,}|_{4,}|\*{4,}|\+{4,}|!={3,})$|^```/;

/** Matches comments, directives without text, and the sign of a line break. */
const DROPPED = /^\/\/.*$|^(?:include|ifdef|ifndef|ifeval|endif)::\S*\[\]$|\s\+$/;

/**
 * Reads the table that begins at a line.
 *
 * @param attributes of the table, as in `cols="1,2"`
 * @returns undefined if none begins there, or if cells have blocks
 */
export function readTable(lines: readonly string[], start: number, attributes: string): Table | undefined {
	const border = lines[start]?.trim() ?? '';
	if (!/^\|={3,}$/.test(border) || /\b(?:separator|format)=/.test(attributes)) return undefined;
	const body: string[] = [];
	for (let line = lines[start + 1]; line?.trim() !== border; line = lines[start + 1 + body.length]) {
		if (line === undefined || body.length === MAX_TABLE_LINES || BLOCK.test(line.trim())) return undefined;
		body.push(line.trim().replace(DROPPED, ''));
	}
	const first = body.findIndex((line) => line !== '');
	const columns = columnsIn(attributes) ?? cellsOf(body.slice(first, first + 1)).length;
	const isHead = /(?<!no)header/.test(attributes) || (first === 0 && body[1] === '' && !/noheader/.test(attributes));
	const cells = cellsOf(body);
	if (columns === 0 || cells.length > MAX_CELLS) return undefined;
	const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
		Array.from({ length: columns }, (_, column) => cells[row * columns + column] ?? ''),
	);
	const markdown = markdownTable(rows, isHead ? 1 : 0);
	const end = start + body.length + 2;
	return markdown.length > end - start ? undefined : { markdown, start, end };
}

/** Returns the number of columns that attributes name: `cols="1,2a"`, `cols=3*`. */
function columnsIn(attributes: string): number | undefined {
	const [, quoted, plain] = /\bcols=(?:"([^"]{1,500})"|([^,\]\s]{1,100}))/.exec(attributes) ?? [];
	const columns = quoted ?? plain;
	return columns
		?.split(/[,;]/)
		.map((column) => Number(/^\s*(\d{1,2})\*/.exec(column)?.[1] ?? 1))
		.reduce((sum, count) => sum + count, 0);
}

/** Returns the texts of cells, at most one line's more than the maximum. */
function cellsOf(lines: readonly string[]): string[] {
	const cells: string[] = [];
	for (const line of lines) {
		if (cells.length > MAX_CELLS) break;
		let [from, copies, spanned] = [0, 1, 0];
		const add = (to: number): void => {
			const text = line.slice(from, to).replaceAll('\\|', '|');
			// What is before the first bar goes on with the cell above.
			if (from === 0) cells.push(`${cells.pop() ?? ''} ${text}`);
			else cells.push(...Array<string>(copies).fill(text), ...Array<string>(spanned).fill(''));
		};
		for (const { index, 0: bar, 1: count = '', 2: sign } of line.matchAll(CELL)) {
			if (index > 0) add(index);
			from = index + bar.length;
			copies = sign === '*' ? Number(count) : 1;
			// A cell that spans columns is followed by empty ones.
			spanned = sign === '+' ? Math.max(0, Number(count) - 1) : 0;
		}
		if (line !== '') add(line.length);
	}
	return cells;
}
