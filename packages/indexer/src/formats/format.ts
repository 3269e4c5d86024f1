import type { Problem } from '../base/report.ts';

/** A document converted to markdown, so that all formats are processed in the same way. */
export interface ReadText {
	readonly markdown: string;
	/** Line of the file, from 1, for each line of the markdown. Default: the same numbers. */
	readonly lines?: readonly number[];
	/** Metadata, with the field names of front matter. Without it, the markdown may begin with front matter. */
	readonly fields?: ReadonlyMap<string, unknown>;
	/** Explicit anchors of headings, by line of the markdown; empty for a heading that has none. */
	readonly anchors?: ReadonlyMap<number, string>;
	/** Number of texts that are left out, as their own style hides them. */
	readonly hidden?: number;
	/** What could not be read of it. */
	readonly problems?: readonly FormatProblem[];
}

/** A part of a document that could not be read, which is reported as a warning. */
export type FormatProblem = Required<Omit<Problem, 'severity' | 'file'>>;

export interface Format {
	readonly name: string;
	/** Extensions of file names, without the first dot and in lower case. */
	readonly extensions: readonly string[];
	/** Whether most files with these extensions are not documents, so that unreadable ones are not errors. */
	readonly isRare?: true;
	/**
	 * Reads a file; undefined if it is not a document.
	 *
	 * @throws FormatError for an invalid file
	 */
	read(text: string, path: string): ReadText | undefined;
}

/** Thrown if a file is not valid in its format, with the line. */
export class FormatError extends Error {
	override readonly name = 'FormatError';

	constructor(
		message: string,
		readonly line: number,
	) {
		super(message);
	}
}

/** Collects lines of markdown with their lines in the file. */
export class MarkdownLines {
	private readonly texts: string[] = [];
	private readonly numbers: number[] = [];
	readonly anchors = new Map<number, string>();
	private endsWithItem = false;

	/** Adds lines that come from one line of the file (`step` 0), or from it and the following ones (`step` 1). */
	add(text: string, line: number, step: 0 | 1 = 0): void {
		text.split(/\r\n?|\n/).forEach((each, i) => {
			this.texts.push(each);
			this.numbers.push(Math.max(line + i * step, this.numbers.at(-1) ?? 1));
		});
	}

	/** Adds a block, surrounded by empty lines except between list items. */
	addBlock(text: string, line: number, step: 0 | 1 = 0): void {
		const isItem = ITEM.test(text);
		if (isItem && this.endsWithItem && this.texts.at(-1) === '') {
			this.texts.pop();
			this.numbers.pop();
		} else if (this.texts.length > 0 && this.texts.at(-1) !== '') this.add('', 0);
		this.add(text, line, step);
		this.add('', line + (step === 0 ? 0 : text.split('\n').length - 1));
		this.endsWithItem = isItem;
	}

	/** Adds a heading, optionally with its anchor, which is empty if it has none. */
	addHeading(level: number, text: string, line: number, anchor?: string): void {
		this.addBlock(`${'#'.repeat(level)} ${withSingleSpaces(text)}`, line);
		// An empty line follows it.
		if (anchor !== undefined) this.anchors.set(this.texts.length - 1, anchor);
	}

	/** Returns the collected document. */
	toRead(fields: ReadonlyMap<string, unknown>): ReadText {
		if (this.texts.at(-1) === '') this.texts.pop();
		const markdown = this.texts.length === 0 ? '' : `${this.texts.join('\n')}\n`;
		return { markdown, lines: this.numbers, fields, anchors: this.anchors };
	}
}

/** Matches an item of a list. */
const ITEM = /^(?:-|1\.) /;

/** Maximum level of headings in markdown. */
export const MAX_LEVEL = 6;

/** Joins the lines of a text, and collapses white space. */
export function withSingleSpaces(text: string): string {
	return text.replace(/\s+/g, ' ').trim();
}

/** Returns as many line ends as a text has, for replacing it without changing line numbers. */
export function lineEndsOf(text: string): string {
	return '\n'.repeat(text.split('\n').length - 1);
}

/** Matches inline code, and text that looks like an HTML tag. */
const CODE_OR_TAG = /`[^`\n]*`|<[!/?]?[a-z][\w:.-]*(?:\s[^<>]*)?>/gi;

/** Converts text of another format to markdown, by formatting what looks like a tag as code. */
export function plainToMarkdown(text: string): string {
	if (!text.includes('<')) return text;
	return text.replace(CODE_OR_TAG, (part) => (part.includes('`') ? part : `\`${part}\``));
}

/** Maximum characters of a line that is processed. Longer ones are data, and stay unchanged. */
export const MAX_LINE_LENGTH = 2000;

/** Converts the text between lines that are kept, such as code, without a change of the number of lines. */
export function convertText(
	lines: readonly string[],
	isKept: readonly boolean[],
	convert: (text: string) => string,
): string[] {
	const out: string[] = [];
	let start = 0;
	for (let i = 0; i <= lines.length; i++) {
		if (i < lines.length && isKept[i] !== true) continue;
		if (i > start) for (const line of convert(lines.slice(start, i).join('\n')).split('\n')) out.push(line);
		if (i < lines.length) out.push(lines[i] as string);
		start = i + 1;
	}
	return out;
}

/** Maximum characters that attributes or substitutions may add to a document. */
export const MAX_SUBSTITUTED = 2 ** 20;

/**
 * Returns the code fence that a line of markdown may begin, with its info string, and the marks of quotations, lists and indentation
 * before it.
 */
export function fenceOf(line: string) {
	if (!line.includes('```') && !line.includes('~~~')) return undefined;
	const [all = '', before = '', mark] =
		/^([ \t>*+.)\d-]{0,80}?)(`{3,}|~{3,})/.exec(line.slice(0, MAX_LINE_LENGTH)) ?? [];
	if (mark === undefined) return undefined;
	const info = line.slice(all.length);
	// Inline code may be at the beginning of a line.
	return mark.startsWith('`') && info.includes('`') ? undefined : { before, mark, info };
}

type Fence = NonNullable<ReturnType<typeof fenceOf>>;

/** Whether the fence of a line ends code. One that is indented by more than three blanks is code. */
export function endsFence(fence: Fence | undefined, open: Fence): boolean {
	if (!fence?.mark.startsWith(open.mark) || fence.info.trim() !== '') return false;
	return /^[ \t>]*$/.test(fence.before) && columnsOf(fence.before) <= columnsOf(open.before) + MAX_FENCE_INDENT;
}

/** Maximum blanks before a fence. */
const MAX_FENCE_INDENT = 3;

function columnsOf(before: string): number {
	return before.replaceAll('\t', '    ').length;
}

const MIN_FENCE = 3;

/** Returns a fence that no line of the code would close. */
export function fenceFor(code: string): string {
	let longest = MIN_FENCE - 1;
	for (const [marks] of code.matchAll(/`+/g)) longest = Math.max(longest, marks.length);
	return '`'.repeat(longest + 1);
}

/** Site generators, and `github`, which shows the files themselves. */
export const GENERATORS = ['github', 'astro', 'docusaurus', 'hugo', 'mkdocs', 'starlight', 'vitepress'] as const;

/** Name of a site generator. */
export type Generator = (typeof GENERATORS)[number];

/** Rules for generating the anchors of headings. Docusaurus uses those of GitHub. */
export type AnchorRule = 'github' | 'astro' | 'vitepress' | 'hugo' | 'mkdocs';
