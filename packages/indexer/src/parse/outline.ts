import type { DocumentOutline, Heading } from '@pinakes/query';
import { type FlatHeading, headingTree } from '@pinakes/query/internal';
import MarkdownIt, { type MarkdownIt as Parser, type Token } from 'markdown-it';
import { type Split, splitFrontMatter } from '../formats/front-matter.ts';
import { withoutAnchorComment, withoutInline, withoutRoles } from '../formats/templates.ts';
import { contentTitle, homePageTitle, stemOf, withoutHtml } from './title.ts';

/** Maximum nesting of quotations and lists. */
const MAX_DEPTH = 200;

/** Maximum total lines that are searched for quotations, as each level of a quotation reads its lines again. */
const MAX_QUOTED_LINES = 2 ** 22;

/** Maximum nesting of links and images. */
const MAX_INLINE_DEPTH = 100;

/** Parses blocks only; inline parsing is limited to headings, because it takes most of the time. */
const BLOCKS = commonMark(Number.POSITIVE_INFINITY);
BLOCKS.core.ruler.enableOnly(['normalize', 'block']);
limitNesting(BLOCKS);
const INLINE = commonMark(MAX_INLINE_DEPTH);

/**
 * Limits the nesting of blocks. Beyond the parser's own limit the rest of the document would be dropped; this limit
 * drops only lines that are too deep.
 */
export function limitNesting(parser: Parser): void {
	parser.block.ruler.before('code', 'too_deep', (state, line) => {
		if (state.level < MAX_DEPTH) return false;
		state.line = line + 1;
		return true;
	});
	// Lines without `>` may belong to a quotation, so each level of it searches to the next empty line. Beyond the limit,
	// lines with `>` are skipped.
	parser.block.ruler.before('blockquote', 'too_many_quoted_lines', (state, line, end) => {
		if (!state.src.startsWith('>', (state.bMarks[line] as number) + (state.tShift[line] as number))) return false;
		const read = (state.env.quotedLines as number | undefined) ?? 0;
		const mayRead = line + MAX_QUOTED_LINES - read;
		let last = line;
		while (last < end && last <= mayRead && !state.isEmpty(last)) last++;
		state.env.quotedLines = read + last - line;
		if (last <= mayRead) return false;
		state.line = line + 1;
		return true;
	});
}

/** Parses the blocks of CommonMark; references are collected in the second argument. */
export function parseBlocks(body: string, references: Record<string, unknown>): Token[] {
	return BLOCKS.parse(body, references);
}

/** Returns a strict CommonMark parser, without the precautions of markdown-it for browsers. */
function commonMark(maxNesting: number): Parser {
	const parser = new MarkdownIt('commonmark', { html: true, maxNesting });
	// URLs of any scheme are links, and autolinks keep their text.
	parser.validateLink = () => true;
	parser.normalizeLink = (url) => url;
	parser.normalizeLinkText = (url) => url;
	return parser;
}

/**
 * Returns the headings of a CommonMark text in order, without front matter. Headings in quotations and lists are not
 * headings of the document.
 */
export function findHeadings(text: string): FlatHeading[] {
	return parseHeadings(splitFrontMatter(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text)).headings;
}

const BYTE_ORDER_MARK = '\ufeff';

/** Returns the blocks of a text, and its headings. */
function parseHeadings({ body, bodyOffset }: Split, isGenerated = false): { tokens: Token[]; headings: FlatHeading[] } {
	const references: Record<string, unknown> = {};
	const tokens = BLOCKS.parse(body, references);
	const headings: FlatHeading[] = [];
	tokens.forEach((token, i) => {
		if (token.type !== 'heading_open' || token.level !== 0 || token.map === null) return;
		const content = tokens[i + 1]?.content ?? '';
		headings.push({
			level: Number(token.tag.slice(1)),
			text: plainText(
				INLINE.parseInline(isGenerated ? withoutRoles(withoutAnchorComment(content)) : content, references),
				isGenerated ? withoutGeneratorSyntax : String,
			),
			line: token.map[0] + bodyOffset + 1,
		});
	});
	return { tokens, headings };
}

/**
 * Returns the title of a markdown text and the tree of its headings.
 *
 * @param split the same text, split at its front matter
 * @param isGenerated whether a generator of sites or a wiki makes a page of it, whose syntax is left out of headings
 * @param name the title of a text without one
 */
export function outlineOf(
	path: string,
	text: string,
	split = splitFrontMatter(text),
	isGenerated = false,
	name = stemOf(path),
): DocumentOutline {
	const { fields } = split;
	const { tokens, headings } = parseHeadings(split, isGenerated);
	const declared = fields?.get('title') ?? fields?.get('name');
	const written = typeof declared === 'string' ? withoutHtml(declared) : '';
	const title =
		(isGenerated ? withoutGeneratorSyntax(written) : written).trim() ||
		contentTitle(path, tokens, headings, isGenerated) ||
		homePageTitle(fields);
	return { path, title: title ?? name, headings: headingTree(headings, countLines(text)) };
}

/** Matches a picture in HTML, with its text. */
const PICTURE = /^<img\s[^>]*?\balt=["']([^"']+)/i;

/** Returns the text of inline tokens, or what a picture in HTML is called if there is no other. */
function plainText(tokens: readonly Token[], shown: (text: string) => string): string {
	const text = textOf(tokens, shown).replace(/\s+/g, ' ').trim();
	if (text !== '') return text;
	const inline = tokens.flatMap((token) => token.children ?? []);
	return inline.map(({ content }) => PICTURE.exec(content)?.[1]).find((alt) => alt !== undefined) ?? '';
}

/** Returns the text of inline tokens, without markup. */
export function textOf(tokens: readonly Token[], shown: (text: string) => string = String): string {
	return tokens
		.map((token): string => {
			if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
			if (token.type === 'html_inline') return '';
			if (token.children !== null && token.children.length > 0) return textOf(token.children, shown);
			return token.type === 'text' ? shown(token.content) : token.content;
		})
		.join('');
}

/** Returns the headings of a tree in the order of the file. */
export function flatHeadings(headings: readonly Heading[]): FlatHeading[] {
	return headings.flatMap(({ level, text, first_line, children }) => [
		{ level, text, line: first_line },
		...flatHeadings(children),
	]);
}

/** Returns the number of lines, which in CommonMark end with a line feed, a carriage return, or both. */
export function countLines(text: string): number {
	if (text === '') return 0;
	const ends = text.match(/\r\n?|\n/g)?.length ?? 0;
	return /[\r\n]$/.test(text) ? ends : ends + 1;
}

/** Match a link or an embedded page of a wiki, marked text, and the name of a block, as in Obsidian. */
const WIKI_LINK = /!?\[\[(?:[^[\]|]*\|)?([^[\]|]+)\]\]/g;
const MARKED = /(?<![\w=])==(?=[^\s=])([^=]+)(?<=\S)==(?![\w=])/g;
const BLOCK_NAME = /\s\^[\w-]{4,}$/;

/** Returns the text of a heading or a title without the syntax that wikis and site generators replace. */
function withoutGeneratorSyntax(text: string): string {
	const shown = withoutInline(text)
		.replace(WIKI_LINK, '$1')
		.replace(MARKED, '$1')
		.replace(BLOCK_NAME, '')
		.replace(/ {2,}/g, ' ');
	// Of a heading that a shortcode makes, `{{% heading "whatsnext" %}}`, only the argument is known.
	return (shown.trim() === '' && /"([^"]+)"/.exec(text)?.[1]) || shown;
}

/** A mention of a file or an address in a markdown text. */
export interface Mention {
	readonly target: string;
	/** Line of the file, from 1. */
	readonly line: number;
	/** `link` for links and images, `code` for words of inline code or code blocks. */
	readonly kind: 'link' | 'code';
}

/** Returns the targets of links and images, and the words of code, in the order of the text. */
export function findMentions({ body, bodyOffset }: Pick<Split, 'body' | 'bodyOffset'>): Mention[] {
	const references: Record<string, unknown> = {};
	const bodyLines = body.split('\n');
	const mentions: Mention[] = [];
	for (const { type, content, map } of parseBlocks(body, references)) {
		if (map === null) continue;
		const add = (kind: Mention['kind'], target: string): void => {
			const within = bodyLines.slice(map[0], map[1]).findIndex((line) => line.includes(target));
			mentions.push({ target, kind, line: bodyOffset + map[0] + Math.max(within, 0) + 1 });
		};
		if (type === 'fence' || type === 'code_block') for (const word of wordsOf(content)) add('code', word);
		if (type !== 'inline') continue;
		for (const token of INLINE.parseInline(content, references)[0]?.children ?? []) {
			if (token.type === 'link_open') add('link', String(token.attrGet('href') ?? ''));
			if (token.type === 'image') add('link', String(token.attrGet('src') ?? ''));
			if (token.type === 'code_inline') for (const word of wordsOf(token.content)) add('code', word);
		}
	}
	return mentions;
}

function wordsOf(code: string): string[] {
	return code.split(/[\s"'`,;()]+/).filter((word) => word !== '');
}
