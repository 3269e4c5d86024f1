import { convertText, endsFence, fenceOf, lineEndsOf, MAX_LINE_LENGTH } from './format.ts';

/** Matches texts that may have templates. */
const HAS_TEMPLATES = /\{\{|\{%|:::|[`~] ?\{|\}`|\)=$/m;

/**
 * Removes the templates of site generators from markdown: shortcodes of Hugo, tags of Liquid, directives and roles of
 * MyST, admonitions of Docusaurus and VitePress. Titles, contents and code are kept, and line numbers stay the
 * same.
 */
export function withoutTemplates(text: string): string {
	if (!HAS_TEMPLATES.test(text)) return text;
	const isCode: boolean[] = [];
	const open: OpenDirective[] = [];
	let code: ReturnType<typeof fenceOf>;
	const lines = text.split('\n').map((line, i): string => {
		const fence = fenceOf(line);
		if (code !== undefined) {
			if (endsFence(fence, code)) code = undefined;
			isCode[i] = true;
			return line;
		}
		const last = open.at(-1);
		if (last !== undefined && isDirectiveEnd(line, last)) {
			open.pop();
			return '';
		}
		const directive = line.length > MAX_LINE_LENGTH ? undefined : directiveStart(line, last);
		if (directive?.open !== undefined) open.push(directive.open);
		if (directive !== undefined && !directive.isCode) return directive.text;
		if (fence === undefined) return last?.isInvisible ? '' : line;
		code = fence;
		isCode[i] = true;
		return directive?.text ?? line;
	});
	return convertText(lines, isCode, withoutInline).join('\n');
}

/** Matches inline code, which is kept. */
const CODE = /(`{2,}[^\n]+?`{2,}|(?<!\})`[^`\n]+`)/;

/** Delimiters of inline templates. */
const INLINE: readonly (readonly [open: string, close: string])[] = [
	['{{<', '>}}'],
	['{{%', '%}}'],
	['{%', '%}'],
	['{{{', '}}}'],
	['{{', '}}'],
];

/** Maximum characters of a template. */
const MAX_TEMPLATE_LENGTH = 2000;

/** Removes shortcodes, tags, objects, roles and targets from text that has no fenced code. Inline code is kept. */
export function withoutInline(text: string): string {
	if (!/\{\{|\{%|\}`|^\([\w-]+\)=/m.test(text)) return text;
	return text
		.split(CODE)
		.map((part, i) => (i % 2 === 1 ? part : INLINE.reduce((done, [from, to]) => withoutPairs(done, from, to), part)))
		.join('')
		.replace(ROLE, roleText)
		.replace(/^\([\w:.-]{1,200}\)=[ \t]*$/gm, '');
}

/** Matches roles of MyST. */
const ROLE = /\{[a-z][\w:-]{0,40}\}`([^`\n]{1,500})`/gi;

/** Returns a text with the contents of roles in place of these. */
export function withoutRoles(text: string): string {
	return text.includes('}`') ? text.replace(ROLE, roleText) : text;
}

function roleText(_: string, content: string): string {
	const [, text] = /^([^<]*[^<\s])\s*<[^<>]*>$/.exec(content) ?? [];
	return text ?? `\`${content}\``;
}

function withoutPairs(text: string, open: string, close: string): string {
	let out = '';
	let at = 0;
	for (;;) {
		const start = text.indexOf(open, at);
		if (start < 0) return out + text.slice(at);
		const from = start + open.length;
		const length = text.slice(from, from + MAX_TEMPLATE_LENGTH).indexOf(close);
		out += text.slice(at, start);
		if (length < 0) {
			out += open;
			at = from;
			continue;
		}
		const inner = text.slice(from, from + length);
		at = from + length + close.length;
		const kept = shortcodeText(open, inner);
		out += kept + (kept.includes('\n') ? '' : lineEndsOf(inner));
	}
}

/** Matches arguments with visible values. */
// Harmless: a template has at most 2,000 characters.
const SHOWN = /(?:^|\s)(?:title|caption|alt|label|summary|content)\s*=\s*(?:"([^"]*)"|'([^']*)'|“([^”]*)”)/i;

/** Matches templates whose first argument is an address. */
const ADDRESS = /^(?:rel)?ref$|^(?:link|post_url)$/;

const QUOTED = /"([^"]*)"|'([^']*)'|`([^`]*)`/;

/** Matches objects of Liquid, whose values are only known to the site generator. */
const OBJECT = /^(?:site|page|layout|content|include|theme|paginator|jekyll|forloop|post|params?|var|vars|\$)\b/;

/** Returns the text that replaces a template; empty if its output is unknown. */
function shortcodeText(open: string, inner: string): string {
	// Harmless: a template has at most 2,000 characters.
	const text = inner.replace(/^[-/*\s]+|[-/*\s]+$/g, '');
	if (open === '{{' || open === '{{{') return variableText(text);
	const [name = ''] = text.split(/\s/, 1);
	// Both become fences; the end tag closes it.
	if (/^(?:end)?highlight$/.test(name)) {
		const isEnd = name === 'endhighlight' || /^\s*\//.test(inner);
		const [language = ''] = text.slice(name.length).replace(/["']/g, '').trim().split(/[\s,]/, 1);
		return isEnd ? '```' : `\`\`\`${language}`;
	}
	const rest = text.slice(name.length).trim();
	if (ADDRESS.test(name)) {
		const [, ...quoted] = QUOTED.exec(rest) ?? [];
		return quoted.find((value) => value !== undefined) ?? rest.split(/\s/, 1)[0] ?? '';
	}
	const [, ...shown] = SHOWN.exec(rest) ?? [];
	return (shown.find((value) => value !== undefined) ?? '').replaceAll('\n', ' ');
}

/** Returns the name of a variable, as it is informative: `{{ version }}`, `{{{ .company }}}`. */
function variableText(text: string): string {
	const [literal, double, single] = /^(?:"([^"]*)"|'([^']*)')/.exec(text) ?? [];
	if (literal !== undefined) return double ?? single ?? '';
	const name = text.split(/[|(]/, 1)[0]?.trim() ?? '';
	return OBJECT.test(name) || text.includes('|') ? '' : name.replace(/^[.$]+/, '').replaceAll('\n', ' ');
}

interface OpenDirective {
	/** Its delimiter of colons, backticks or tildes; empty if it has no end line. */
	readonly mark: string;
	/** Whether its content is not text, such as a list of files. */
	readonly isInvisible: boolean;
	/** Whether only options have been read so far. */
	hasOptions: boolean;
}

/** `:::note[Title]`, `::: tip Title`, `:::{note} Title`, `::::{grid} 2`. */
// Harmless: lines have at most 2,000 characters.
const COLONS = /^(\s*(?:>\s?)*)(:{3,})\s*\{?([a-z][\w:-]*)\}?(.*)$/i;
/** ` ```{note} Title ` */
const BRACES = /^(\s*(?:>\s?)*)(`{3,}|~{3,})\s*\{([a-z][\w:-]*)\}(.*)$/i;
/** An option of a MyST directive. */
const OPTION = /^\s*:[\w-]+:(?:\s.*)?$/;

/** Matches directives of MyST whose content is text. Other directives in braces are code, such as ` ```{r} `. */
const PROSE =
	/^(?:note|warning|tip|important|caution|attention|danger|error|hint|seealso|admonition|topic|sidebar|version(?:added|changed|removed)|deprecated|dropdown|card|grid|grid-item|grid-item-card|tab-set|tab-item|figure|image|list-table|table|csv-table|epigraph|margin|aside|exercise|solution|glossary|div|button-link|button-ref|container|rubric|panels)$/i;
const DROPPED = /^(?:toctree|contents|tableofcontents|bibliography|include|embed|iframe|youtube|raw|meta)$/i;

/** Reads a line that begins a directive, or is one of its options: the text that replaces it; undefined for any other line. */
function directiveStart(line: string, last: OpenDirective | undefined) {
	if (last?.hasOptions === true) {
		if (OPTION.test(line)) return { text: '', isCode: false, open: undefined };
		last.hasOptions = false;
	}
	const [, before = '', mark = '', name = '', rest = ''] = COLONS.exec(line) ?? BRACES.exec(line) ?? [];
	if (mark === '') return undefined;
	const isColons = mark.startsWith(':');
	const isInvisible = DROPPED.test(name);
	if (!isColons && !isInvisible && !PROSE.test(name)) {
		const language = /^(?:code|code-block|code-cell|sourcecode|prompt)$/.test(name) ? rest.trim() : name;
		return { text: `${before}${mark}${language}`, isCode: true, open: undefined };
	}
	const isPath = /^(?:figure|image|include|grid|code-group)$/i.test(name);
	const title = titleIn(rest);
	const text = isInvisible || isPath ? '' : before + (title && `**${title}**`);
	return { text, isCode: false, open: { mark, isInvisible, hasOptions: !line.includes('[') } };
}

/** Whether a line ends a directive, that is, consists of its delimiter. */
function isDirectiveEnd(line: string, { mark }: OpenDirective): boolean {
	const text = line.replace(/^[\s>]+/, '').trimEnd();
	return text.startsWith(mark) && text === (mark[0] as string).repeat(text.length);
}

/** Returns the title after the name of a directive, without attributes. */
function titleIn(rest: string): string {
	const [, attribute] = /title=["']([^"']*)["']/.exec(rest) ?? [];
	const title = rest.replace(/\{[^{}]*\}/g, '').trim();
	return attribute ?? /^\[(.*)\]$/.exec(title)?.[1] ?? title;
}

/** Matches a comment that holds the anchor of a heading: `{/* #setup *\/}`, `<!-- #setup -->`, `{/*setup*\/}`. */
const COMMENT =
	/(?<![ \t])[ \t]*(?:\{\/\*(?:[ \t]*#([^\s*]+)(?:\s[^*]*)?|([\w.:-]+))\*\/\}|<!--[ \t]*#([^\s<>]*[^\s<>-])(?:\s[^<>]*)?-->)\s*$/;

/** Maximum characters at the end of a heading that are searched. */
const MAX_READ = 300;

/** Matches texts that may have such comments. */
const HAS_COMMENTS = /\{\/\*|<!--[ \t]*#/;

/** Returns the anchors in comments at the ends of headings, by lines of the text. */
export function commentAnchors(text: string): Map<number, string> {
	const ids = HAS_COMMENTS.test(text) ? text.split('\n').map(anchorIn) : [];
	return new Map(ids.flatMap((id, i) => (id === undefined ? [] : [[i + 1, id]])));
}

/** Returns a text whose headings have attributes, `{#setup}`, in place of such comments. */
export function withAnchorAttributes(text: string): string {
	if (!HAS_COMMENTS.test(text)) return text;
	const withAttribute = (line: string): string => {
		const id = anchorIn(line);
		return id === undefined ? line : `${withoutAnchorComment(line)} {#${id}}`;
	};
	return text.split('\n').map(withAttribute).join('\n');
}

/** Returns the anchor in a comment at the end of a line that is a heading. */
function anchorIn(line: string): string | undefined {
	if (!/^ {0,3}#/.test(line)) return undefined;
	return COMMENT.exec(line.slice(-MAX_READ))
		?.slice(1)
		.find((each) => each !== undefined);
}

/** Returns a heading in markdown without the comment that holds its anchor. */
export function withoutAnchorComment(heading: string): string {
	if (!HAS_COMMENTS.test(heading)) return heading;
	return heading.slice(0, -MAX_READ) + heading.slice(-MAX_READ).replace(COMMENT, '');
}
