import { parse, TomlError } from 'smol-toml';
import { ASCIIDOC } from './asciidoc/reader.ts';
import { type Format, FormatError, fenceOf, type ReadText } from './format.ts';
import { RESTRUCTURED_TEXT } from './restructured-text/reader.ts';

// Regular expressions here are harmless: linear: from each start at most 300 characters are read.

/** Maximum characters of a first line that is a title. */
const MAX_TITLE_LENGTH = 100;

/** Matches a title with an overline and underline, as in reStructuredText; `ASCIIDOC_TITLE` matches one with `=`, as in AsciiDoc. */
const RESTRUCTURED_TEXT_TITLE =
	/^\s*([=*#~^"]|-(?=---))\1{2,}[ \t]*\r?\n[ \t]*[^\s=*#~^"-][^\r\n]*\r?\n\1{3,}[ \t]*(?:\r?\n|$)/;
const ASCIIDOC_TITLE = /^\s*= \S[^\r\n]*\r?\n/;

/** Match lines that texts of other formats do not have. */
const RESTRUCTURED_TEXT_LINE =
	/^\.\. (?:[a-z][\w:-]{0,40}::(?:\s|$)|_[^:\s]{1,100}:\s*$|\|[^|\s]{1,100}\| [a-z]{1,20}::)/m;
const ASCIIDOC_MACRO = /(?<![\w:`])(?:link|linkgit|xref|image):[^\s[\]]{1,200}\[/;
const ASCIIDOC_LINE =
	/^(?:\[\[[\w-]{1,100}\]\]|\[(?:verse|source|quote|listing)\b[^\]\r\n]{0,100}\]|(?:include|ifn?def|endif)::[^\s[]{0,200}\[[^\]\r\n]{0,100}\])[ \t]*\r?$/m;

const LINE_END = /\r\n?|\n/;

/** Matches the beginning of a heading in markdown, which in other texts is a comment. */
const HASHES = /^ {0,3}(#{1,6})(?=[ \t])/;

/**
 * Plain text; or reStructuredText or AsciiDoc if the title or a line looks like it, as projects use `.txt` for these
 * too. A short first line followed by an empty one is the title. Headings in markdown syntax are recognized where most
 * lines that begin with `#` stand apart; else these are comments, of code or metrics, and are indented to be text.
 */
export const TEXT: Format = {
	name: 'plain text',
	extensions: ['txt', 'text'],
	read(text, path) {
		if (RESTRUCTURED_TEXT_TITLE.test(text) || RESTRUCTURED_TEXT_LINE.test(text))
			return RESTRUCTURED_TEXT.read(text, path);
		if (ASCIIDOC_TITLE.test(text) || ASCIIDOC_LINE.test(text) || ASCIIDOC_MACRO.test(text))
			return ASCIIDOC.read(text, path);
		const [first = '', second = ''] = text.trimStart().split(LINE_END, 2);
		const isTitle = first.trim() !== '' && first.length <= MAX_TITLE_LENGTH && second.trim() === '';
		const title = first.replace(/^#{1,6}\s+/, '').trim();
		return {
			markdown: hasHeadings(text) ? text : text.replace(/(^|\r\n?|\n) {0,3}(?=#{1,6}[ \t])/g, '$1    '),
			fields: new Map(isTitle ? [['title', title]] : []),
		};
	},
};

/** Whether most lines that begin with `#` are between empty lines or headings of other levels, or there is a fence. */
function hasHeadings(text: string): boolean {
	const lines = text.split(LINE_END);
	if (lines.some((line) => fenceOf(line) !== undefined)) return true;
	const levels = lines.map((line) => HASHES.exec(line)?.[1]?.length ?? 0);
	let apart = 0;
	levels.forEach((level, i) => {
		const isApart = (other: number): boolean =>
			(lines[other] ?? '').trim() === '' || (levels[other] !== 0 && levels[other] !== level);
		if (level > 0) apart += isApart(i - 1) && isApart(i + 1) ? 1 : -1;
	});
	return apart >= 0;
}

/** The folder of commands, of a project or of an extension. */
const FOLDER = 'commands/';

/** Matches the line with the text of a command or an agent, and whether the text begins on the next line. */
const PROMPT = /^[ \t]*(["']?)(prompt|developer_instructions)\1[ \t]*=[ \t]*((?:"""|''')[ \t]*\r?$)?/m;

/**
 * A command of Gemini CLI, whose prompt is the text and whose name has its folders, or a custom agent of Codex, whose
 * instructions are the text. Other TOML is not read.
 */
export const TOML_PROMPT: Format = {
	name: 'command or agent in TOML',
	extensions: ['toml'],
	isRare: true,
	read(text, path): ReadText | undefined {
		const found = PROMPT.exec(text);
		const key = found?.[2];
		if (!found || key === undefined || (key === 'prompt' && !`/${path}`.toLowerCase().includes(`/${FOLDER}`)))
			return undefined;
		const { [key]: markdown, name, description } = parseToml(text);
		// The configuration of Codex may have instructions, too, and is no agent.
		if (typeof markdown !== 'string' || (key !== 'prompt' && name === undefined)) return undefined;
		const first = text.slice(0, found.index).split('\n').length + (found[3] === undefined ? 0 : 1);
		const fields = new Map<string, unknown>([['name', key === 'prompt' ? nameOf(path) : name]]);
		if (description !== undefined) fields.set('description', description);
		return { markdown, fields, lines: markdown.split('\n').map((_, i) => first + i) };
	},
};

/** Returns what users call a command: its path below the last folder of commands. */
function nameOf(path: string): string {
	const below = `/${path}`.toLowerCase().lastIndexOf(`/${FOLDER}`) + FOLDER.length;
	return path.slice(below, -'.toml'.length).replaceAll('/', ':');
}

function parseToml(text: string): Record<string, unknown> {
	try {
		return parse(text);
	} catch (cause) {
		if (!(cause instanceof TomlError)) throw cause;
		const [message = ''] = cause.message.replace('Invalid TOML document: ', '').split('\n');
		throw new FormatError(`the TOML is broken: ${message}`, cause.line);
	}
}
