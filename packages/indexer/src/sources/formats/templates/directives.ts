export interface OpenDirective {
	/** Its delimiter of colons, backticks or tildes; empty if it has no end line. */
	readonly mark: string;
	/** Whether its content is not text, such as a list of files. */
	readonly isInvisible: boolean;
	/** Whether only options have been read so far. */
	hasOptions: boolean;
}

/** A line that begins a directive or is one of its options. */
interface DirectiveStart {
	/** The text that replaces the line. */
	readonly text: string;
	/** Whether the content is code. */
	readonly isCode: boolean;
	readonly open: OpenDirective | undefined;
}

/** `:::note[Title]`, `::: tip Title`, `:::{note} Title`, `::::{grid} 2`. */
// Harmless: lines have at most 2,000 characters.
const COLONS = /^(\s*(?:>\s?)*)(:{3,})\s*\{?([a-z][\w:-]*)\}?(.*)$/i;
/** ` ```{note} Title ` */
const BRACES = /^(\s*(?:>\s?)*)(`{3,}|~{3,})\s*\{([a-z][\w:-]*)\}(.*)$/i;
/** `!!! note "Title"`, `???+ tip`, `=== "Tab"` */
// Harmless: lines have at most 2,000 characters.
const BANGS = /^(\s*)(?:!!!|\?{3}\+?|={3})[ \t]+((?:[a-z][\w -]*)?)(?:"([^"]*)")?\s*$/i;
/** An option of a MyST directive. */
const OPTION = /^\s*:[\w-]+:(?:\s.*)?$/;

/** Matches directives of MyST whose content is text. Other directives in braces are code, such as ` ```{r} `. */
const PROSE =
	/^(?:note|warning|tip|important|caution|attention|danger|error|hint|seealso|admonition|topic|sidebar|version(?:added|changed|removed)|deprecated|dropdown|card|grid|grid-item|grid-item-card|tab-set|tab-item|figure|image|list-table|table|csv-table|epigraph|margin|aside|exercise|solution|glossary|div|button-link|button-ref|container|rubric|panels)$/i;
const DROPPED = /^(?:toctree|contents|tableofcontents|bibliography|include|embed|iframe|youtube|raw|meta)$/i;

/** Reads a line that begins a directive; undefined for any other line. */
export function directiveStart(line: string, last: OpenDirective | undefined): DirectiveStart | undefined {
	if (last?.hasOptions === true) {
		if (OPTION.test(line)) return { text: '', isCode: false, open: undefined };
		last.hasOptions = false;
	}
	const [, before = '', mark = '', name = '', rest = ''] = COLONS.exec(line) ?? BRACES.exec(line) ?? [];
	if (mark === '') {
		const [bangs, indent = '', kind = '', title] = BANGS.exec(line) ?? [];
		if (bangs === undefined || (bangs.trimStart().startsWith('=') && title === undefined)) return undefined;
		return { text: indent + strong(title ?? titleOf(kind)), isCode: false, open: undefined };
	}
	const isColons = mark.startsWith(':');
	const isInvisible = DROPPED.test(name);
	if (!isColons && !isInvisible && !PROSE.test(name)) {
		const language = /^(?:code|code-block|code-cell|sourcecode|prompt)$/.test(name) ? rest.trim() : name;
		return { text: `${before}${mark}${language}`, isCode: true, open: undefined };
	}
	const isPath = /^(?:figure|image|include|grid|code-group)$/i.test(name);
	const text = isInvisible || isPath ? '' : before + strong(titleIn(rest));
	return { text, isCode: false, open: { mark, isInvisible, hasOptions: !line.includes('[') } };
}

/** Whether a line ends a directive, that is, consists of its delimiter. */
export function isDirectiveEnd(line: string, { mark }: OpenDirective): boolean {
	const text = line.replace(/^[\s>]+/, '').trimEnd();
	return text.startsWith(mark) && text === (mark[0] as string).repeat(text.length);
}

/** Returns the title after the name of a directive, without attributes. */
function titleIn(rest: string): string {
	const [, attribute] = /title=["']([^"']*)["']/.exec(rest) ?? [];
	const title = rest.replace(/\{[^{}]*\}/g, '').trim();
	return attribute ?? /^\[(.*)\]$/.exec(title)?.[1] ?? title;
}

function titleOf(kind: string): string {
	const name = kind.trim();
	return name.slice(0, 1).toUpperCase() + name.slice(1);
}

function strong(title: string): string {
	return title === '' ? '' : `**${title}**`;
}
