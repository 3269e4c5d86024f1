import { type Format, fenceOf } from '../format.ts';
import { commentAnchors, withoutTemplates } from '../templates.ts';
import { literalIn, readBraces, readModule, readTag, type Span } from './jsx.ts';

/**
 * MDX: imports, exports, JSX and expressions are removed; text between tags, and titles and labels of components, are
 * kept. It is read without a JavaScript parser, so that all versions of MDX are supported.
 */
export const MDX: Format = {
	name: 'MDX',
	extensions: ['mdx'],
	read(text) {
		const reader = new JsxReader(text);
		const markdown = withoutTemplates(reader.read());
		return { markdown, anchors: new Map([...commentAnchors(text), ...reader.anchors]) };
	},
};

/** Maximum characters that may be read without result, per character of the text; then nothing further is tried. */
const MAX_FAILED_READS = 50;

/** Spaces of indentation that are removed per enclosing component, as MDX has no indented code. */
const INDENT = 2;

/** Removes JSX, imports and exports from a text. Line numbers stay the same. */
class JsxReader {
	/** Anchors of headings that are tags, by line; empty for those without an id, which generators give none. */
	readonly anchors = new Map<number, string>();
	private readonly out: string[] = [];
	private at = 0;
	/** Line of the last heading that is a tag, and its offset. */
	private line = 1;
	private countedTo = 0;
	private depth = 0;
	private readsLeft: number;
	private isUnclosed = false;
	/** Whether an import or export may follow: at the beginning, and after an empty line or another one. */
	private mayBeginModule = true;

	constructor(private readonly text: string) {
		this.readsLeft = text.length * MAX_FAILED_READS;
	}

	read(): string {
		const frontMatter = /^---\r?\n/.test(this.text) ? this.text.indexOf('\n---', '---'.length) : -1;
		if (frontMatter >= 0) this.copy(frontMatter + '\n---'.length);
		while (this.at < this.text.length) {
			const isLineStart = this.at === 0 || this.text[this.at - 1] === '\n';
			if (isLineStart && this.readLineStart()) continue;
			this.readInline();
		}
		return this.out.join('');
	}

	/** Reads a fence, an import or an export, which are only possible at the beginning of a line. */
	private readLineStart(): boolean {
		const { text } = this;
		const end = this.lineEnd();
		const line = text.slice(this.at, end);
		const fence = fenceOf(line);
		if (fence !== undefined) {
			this.mayBeginModule = false;
			this.copyFence(fence.mark);
			return true;
		}
		if (this.mayBeginModule && /^(?:import|export)\s/.test(line)) {
			// If it is incomplete, or the limit is reached, only its first line is removed.
			this.drop(this.tryRead(readModule)?.end ?? end);
			return true;
		}
		this.mayBeginModule = line.trim() === '';
		const blanks = /^[ \t]*/.exec(line)?.[0].length ?? 0;
		const dropped = Math.min(blanks, this.depth * INDENT);
		this.at += dropped;
		if (blanks > dropped) this.copy(blanks - dropped);
		return blanks > 0;
	}

	/** Copies a fence, without the indentation of enclosing components. */
	private copyFence(mark: string): void {
		const closing = new RegExp(`^[ \\t]*${mark}${mark[0]}*[ \\t]*$`, 'gm');
		closing.lastIndex = this.lineEnd();
		const end = closing.exec(this.text) === null ? this.text.length : closing.lastIndex;
		const indent = this.depth * INDENT;
		this.out.push(this.text.slice(this.at, end).replace(/^[ \t]+/gm, (blanks) => blanks.slice(indent)));
		this.at = end;
	}

	private readInline(): void {
		const { text, at } = this;
		const character = text[at];
		if (character === '\\') this.copy(2);
		else if (character === '`') this.copyCode();
		else if (character === '$') this.copy(formulaAt(text, at));
		else if (character === '{') this.readExpression();
		else if (character === '<') this.readTag();
		else {
			const next = /[\\`${<\n]/g;
			next.lastIndex = at + 1;
			const end = next.exec(text)?.index ?? text.length;
			this.copy((text[at] === '\n' ? at + 1 : end) - at);
		}
	}

	private copyCode(): void {
		const mark = /^`+/.exec(this.text.slice(this.at, this.at + 100))?.[0] as string;
		const end = this.text.slice(this.at + mark.length, this.at + MAX_CODE_LENGTH).indexOf(mark);
		const code = end < 0 ? '' : this.text.slice(this.at, this.at + mark.length + end);
		this.copy(end < 0 || /\n\s*\n/.test(code) ? mark.length : code.length + mark.length);
	}

	private readExpression(): void {
		const [id] = /^\{#[\w:.-]{1,200}\}/.exec(this.text.slice(this.at, this.at + 210)) ?? [];
		const span = id === undefined ? this.tryRead(readBraces) : undefined;
		if (span === undefined) {
			this.copy(id?.length ?? 1);
			return;
		}
		this.out.push(literalIn(this.text.slice(this.at, span.end)));
		this.drop(span.end);
	}

	private readTag(): void {
		const { text, at } = this;
		if (text.startsWith('<!--', at)) {
			const end = text.indexOf('-->', at);
			this.drop(end < 0 ? text.length : end + 3);
			return;
		}
		const [raw] = /^<(?:script|style)\b/i.exec(text.slice(at, at + 8)) ?? [];
		if (raw !== undefined && !this.isUnclosed) {
			const close = text.indexOf(`</${raw.slice(1)}`, at);
			if (close >= 0) this.drop(close);
			// Further attempts would search the rest of the text without result.
			else this.isUnclosed = true;
		}
		const span = this.tryRead(readTag);
		if (span === undefined) {
			this.copy(1);
			return;
		}
		const heading = /^<h([1-6])\b/.exec(text.slice(this.at, this.at + 4))?.[1];
		if (heading !== undefined) {
			const [, id = ''] = /\sid=["']([^"'<>]*)["']/.exec(text.slice(this.at, span.end)) ?? [];
			this.line += text.slice(this.countedTo, this.at).split('\n').length - 1;
			this.countedTo = this.at;
			this.anchors.set(this.line, id);
			this.out.push(`${'#'.repeat(Number(heading))} `);
		} else if (span.text !== '') this.out.push(`${span.text} `);
		this.depth = Math.min(Math.max(0, this.depth + span.depth), MAX_INDENT_DEPTH);
		this.drop(span.end);
	}

	private tryRead(read: (text: string, at: number) => Span): Span | undefined {
		if (this.readsLeft <= 0) return undefined;
		const span = read(this.text, this.at);
		if (span.isWhole) return span;
		this.readsLeft -= span.end - this.at;
		return undefined;
	}

	private lineEnd(): number {
		const end = this.text.indexOf('\n', this.at);
		return end < 0 ? this.text.length : end;
	}

	private copy(length: number): void {
		if (length > 0) this.out.push(this.text.slice(this.at, this.at + length));
		this.at += length;
	}

	/** Skips text up to an offset, but keeps line ends. */
	private drop(end: number): void {
		this.out.push(this.text.slice(this.at, end).replace(/[^\n]+/g, ''));
		this.at = end;
	}
}

/** Matches a formula, in a line or between lines. */
const FORMULA = /\$\$[^$]{1,5000}\$\$|\$(?![\s$])[^$\n]{0,500}(?<!\s)\$(?!\d)/y;

/** Returns the length of a formula, whose braces are no expressions; 1 if a dollar sign begins none. */
function formulaAt(text: string, at: number): number {
	FORMULA.lastIndex = at;
	return FORMULA.exec(text)?.[0].length ?? 1;
}

/** Maximum characters of inline code. */
const MAX_CODE_LENGTH = 5000;

/** Maximum number of enclosing components that count for indentation. */
const MAX_INDENT_DEPTH = 20;
