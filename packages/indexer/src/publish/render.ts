import highlighter from 'highlight.js/lib/common';
import MarkdownIt, { type Token } from 'markdown-it';
import { withSingleSpaces } from '../formats/format.ts';
import { withAnchorAttributes, withoutTemplates } from '../formats/templates.ts';
import { anchorsOf, splitCustomId } from '../parse/anchors.ts';
import { limitNesting, textOf } from '../parse/outline.ts';
import { readAdmonitions } from './admonitions.ts';
import { type PublishedDocument, pageOf } from './published-documents.ts';

/** Escapes a text for HTML, between tags or in an attribute. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export interface PageHeading {
	readonly level: number;
	readonly text: string;
	readonly anchor: string;
	/** Line in the text, from 0. */
	readonly line: number;
}

/** Returns the targets of links and pictures; undefined keeps only their texts. */
interface Targets {
	link(href: string): string | undefined;
	picture(src: string): string | undefined;
}

/** A document rendered as HTML. */
export interface RenderedPage {
	readonly html: string;
	readonly headings: readonly PageHeading[];
}

/** CommonMark with tables, admonitions and footnotes. HTML is parsed so that it can be removed. */
const PARSER = new MarkdownIt('default', { html: true, maxNesting: Number.POSITIVE_INFINITY });
limitNesting(PARSER);

PARSER.use(readAdmonitions);

const { rules } = PARSER.renderer;
// Comments and tags are removed, so that no script can run; the texts between them stay.
rules.html_inline = (tokens, i) => (/^<br\s*\/?>$/i.test(tokens[i]?.content ?? '') ? '<br>' : '');
rules.html_block = (tokens, i) => {
	const text = (tokens[i]?.content ?? '').replace(/<!--[\s\S]*?(?:-->|$)|<[!/?]?[a-z][^<>]*>/gi, ' ').trim();
	return text === '' ? '' : `<p>${escapeHtml(text)}</p>\n`;
};
// Focusable, so that wide content can be scrolled by keyboard.
rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
rules.table_close = () => '</table></div>\n';
rules.fence = (tokens, i) => {
	const { content = '', info = '' } = tokens[i] ?? {};
	return `<pre tabindex="0"><code>${highlight(content, info) ?? escapeHtml(content)}</code></pre>\n`;
};
rules.code_block = rules.fence;

/** Maximum characters of a block whose code is highlighted. */
const MAX_CODE_LENGTH = 20_000;

/** Names of languages, as blocks have them, that are highlighted as another one. */
const ALIASES: Readonly<Record<string, string>> = {
	vue: 'xml',
	svelte: 'xml',
	astro: 'xml',
	mdx: 'markdown',
	jsonc: 'json',
};

/**
 * Returns the HTML of a block of code, its tokens in elements with classes; undefined for a language that is not known.
 *
 * @param info what is written after the fence, such as `ts [config.ts] {1,3}`
 */
export function highlight(code: string, info: string): string | undefined {
	const [name = ''] = /^[\w+#-]+/.exec(info.trim().toLowerCase()) ?? [];
	const language = Object.hasOwn(ALIASES, name) ? (ALIASES[name] as string) : name;
	if (highlighter.getLanguage(language) === undefined || code.length > MAX_CODE_LENGTH) return undefined;
	return highlighter.highlight(code, { language, ignoreIllegals: true }).value;
}

/** Renders a document. Headings get the same anchors as on GitHub. */
export function renderPage(text: string, targets: Targets): RenderedPage {
	const env = {};
	const tokens = PARSER.parse(withAnchorAttributes(withoutTemplates(text)), env);
	const headings = addAnchors(tokens);
	tokens.forEach((token, i) => {
		// A class in place of the inline style that aligns a cell, as the policy of the page forbids these.
		const style = token.attrGet('style');
		if (style !== null) token.attrs = [['class', String(style).replace('text-align:', '')]];
		// An empty cell is not a column header.
		if (token.type === 'th_open' && tokens[i + 1]?.content === '') token.tag = (tokens[i + 2] as Token).tag = 'td';
	});
	for (const { children } of tokens) if (children !== null) replaceTargets(children, targets);
	return { html: PARSER.renderer.render(tokens, PARSER.options, env), headings };
}

/** Maximum characters at the beginning of a document where its first paragraph is looked for. */
const MAX_LEAD = 3000;

/** Returns the text of the first paragraph of a document, outside of notes; empty if it does not begin with one. */
export function leadOf(document: PublishedDocument): string {
	let isNote = false;
	const page = pageOf(document);
	// Those of links are mostly at the end.
	const definitions = page.match(/^ {0,3}\[[^\]\n\r\u2028\u2029]{1,200}\]:.*$/gm) ?? [];
	const lines = page
		.slice(0, MAX_LEAD)
		.split('\n')
		.filter((line) => {
			const fence = /^:{3,}[ \t]*(\w?)/.exec(line);
			if (fence !== null) isNote = fence[1] !== '';
			return fence === null && !isNote;
		});
	const tokens = PARSER.parse(withoutTemplates([...definitions, '', ...lines].join('\n')), {});
	const paragraph = tokens.findIndex(({ type, level }) => type === 'paragraph_open' && level === 0);
	return withSingleSpaces(textOf(tokens[paragraph + 1]?.children ?? []));
}

function addAnchors(tokens: readonly Token[]): PageHeading[] {
	const found = tokens.flatMap((token, i) => {
		const inline = tokens[i + 1];
		if (token.type !== 'heading_open' || token.level !== 0 || token.map === null || !inline) return [];
		const { id } = splitCustomId(inline.content);
		const last = inline.children?.at(-1);
		if (id !== undefined && last?.type === 'text') last.content = splitCustomId(last.content).text;
		const text = withSingleSpaces(textOf(inline.children ?? []));
		return [{ token, level: Number(token.tag.slice(1)), text, id, line: token.map[0] }];
	});
	const anchors = anchorsOf('github', found);
	return found.map(({ token, level, text, line }, i) => {
		const anchor = anchors[i] as string;
		if (anchor !== '') token.attrSet('id', anchor);
		return { level, text, anchor, line };
	});
}

function replaceTargets(tokens: readonly Token[], targets: Targets): void {
	const open: (string | undefined)[] = [];
	for (const token of tokens) {
		if (token.type === 'link_open') {
			const href = targets.link(String(token.attrGet('href') ?? ''));
			open.push(href);
			if (href !== undefined) token.attrs = [['href', href]];
			else showText(token, '');
		} else if (token.type === 'link_close') {
			if (open.pop() === undefined) showText(token, '');
		} else if (token.type === 'image') {
			const src = targets.picture(String(token.attrGet('src') ?? ''));
			if (src !== undefined) token.attrSet('src', src);
			else showText(token, textOf(token.children ?? []));
		}
	}
}

/** Makes a token render nothing but a text. */
function showText(token: Token, content: string): void {
	Object.assign(token, { type: 'text', content, children: null });
}
