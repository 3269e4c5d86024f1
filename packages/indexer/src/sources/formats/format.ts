/**
 * A document as its format reads it: markdown, whatever the file is written in, so that everything behind works on one
 * structure.
 */
export interface ReadText {
	readonly markdown: string;
	/** The line of the file, from 1, for each line of the markdown. Default: the same numbers. */
	readonly lines?: readonly number[];
	/** Metadata as front matter has it. Unless given, the markdown may begin with front matter. */
	readonly fields?: ReadonlyMap<string, unknown>;
	/** Anchors of headings by their lines of the markdown, where the format or the file says them. */
	readonly anchors?: ReadonlyMap<number, string>;
}

/** A format of documents. */
export interface Format {
	readonly name: string;
	/** Endings of file names, without the first dot and in lower case. */
	readonly extensions: readonly string[];
	/** Whether most files with these endings are no documents, so that one that cannot be read is no error. */
	readonly isRare?: true;
	/**
	 * Reads a file; undefined for one that is no document.
	 *
	 * @throws FormatError for a file that is not what its format asks for
	 */
	read(text: string, path: string): ReadText | undefined;
}

/** Why a file cannot be read as its format, and in which line. */
export class FormatError extends Error {
	override readonly name = 'FormatError';
	readonly line: number;

	constructor(message: string, line: number) {
		super(message);
		this.line = line;
	}
}

/** Collects lines of markdown, each with the line of the file that it is from. */
export class MarkdownLines {
	private readonly texts: string[] = [];
	private readonly numbers: number[] = [];
	readonly anchors = new Map<number, string>();
	private endsWithItem = false;

	/** Adds lines that are from one line of the file, or from it and the ones below. */
	add(text: string, line: number, step: 0 | 1 = 0): void {
		text.split(/\r\n?|\n/).forEach((each, i) => {
			this.texts.push(each);
			this.numbers.push(Math.max(line + i * step, this.numbers.at(-1) ?? 1));
		});
	}

	/** Adds a block: empty lines are around it, but not between items of a list. */
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

	/** Adds a heading, of which a page may have an anchor. */
	addHeading(level: number, text: string, line: number, anchor?: string): void {
		this.endsWithItem = false;
		if (this.texts.length > 0 && this.texts.at(-1) !== '') this.add('', 0);
		this.add(`${'#'.repeat(Math.min(Math.max(level, 1), MAX_LEVEL))} ${withSingleSpaces(text)}`, line);
		if (anchor !== undefined && anchor !== '') this.anchors.set(this.texts.length, anchor);
		this.add('', line);
	}

	/** What was added. */
	toRead(fields: ReadonlyMap<string, unknown>): ReadText {
		if (this.texts.at(-1) === '') this.texts.pop();
		const markdown = this.texts.length === 0 ? '' : `${this.texts.join('\n')}\n`;
		return { markdown, lines: this.numbers, fields, anchors: this.anchors };
	}
}

/** An item of a list. */
const ITEM = /^(?:-|1\.) /;

/** Levels of headings that markdown has. */
export const MAX_LEVEL = 6;

/** A text in one line, with single spaces. */
export function withSingleSpaces(text: string): string {
	return text.replace(/\s+/g, ' ').trim();
}

/** As many line ends as a text has, so that what stands for it keeps the lines of the file. */
export function lineEndsOf(text: string): string {
	return '\n'.repeat(text.split('\n').length - 1);
}

/** Code, and what reads as an HTML tag. */
const CODE_OR_TAG = /`[^`\n]*`|<[!/?]?[a-z][\w:.-]*(?:\s[^<>]*)?>/gi;

/** Text of another format as markdown: what would read as a tag is shown as code. */
export function plainToMarkdown(text: string): string {
	if (!text.includes('<')) return text;
	return text.replace(CODE_OR_TAG, (part) => (part.includes('`') ? part : `\`${part}\``));
}

/** Characters of a line that is looked into; a longer one is data and stays as it is. */
export const MAX_LINE_LENGTH = 2000;

/** Maximum characters that attributes or substitutions of a document put into its text. */
export const MAX_SUBSTITUTED = 2 ** 20;

/** The fence that a line of markdown begins or ends, and what stands behind it. */
export function fenceOf(line: string): { readonly mark: string; readonly info: string } | undefined {
	if (!line.includes('```') && !line.includes('~~~')) return undefined;
	const [before = '', mark] = /^[ \t>*+.)\d-]{0,80}?(`{3,}|~{3,})/.exec(line.slice(0, MAX_LINE_LENGTH)) ?? [];
	if (mark === undefined) return undefined;
	const info = line.slice(before.length);
	// Code within a line may begin a line.
	return mark.startsWith('`') && info.includes('`') ? undefined : { mark, info };
}

/** A fence that no line of the code closes. */
export function fenceFor(code: string): string {
	let fence = '```';
	while (code.includes(fence)) fence += '`';
	return fence;
}
