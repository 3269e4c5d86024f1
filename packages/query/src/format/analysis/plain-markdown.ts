/** The end of the text; `$` matches the end of a line. */
const END = '$(?![^])';

/** A title within the braces of a template. */
const TITLE = '(?:[^{}]*?\\s(?:title|caption|text|name|header|content|label|alt|summary)="([^"{}]*)")?';

/**
 * Markup that is not text, and code, which is. No alternative reads text twice that it did not match, so hostile text
 * takes linear time as well.
 */
const MARKUP = /* @__PURE__ */ new RegExp(
	[
		// Fenced code, with what is before its fence, the marks of quotations and lists, and the opening line as separate
		// groups. A fence that is indented more does not end it. Unclosed code extends to the end.
		`^([ \\t>*+.)\\d-]*)(\`{3,}(?=[^\`\\n]*$)|~{3,}).*([^]*?)(?:^(?!\\1(?: {4}|\\t))[ \\t>]*\\2[\`~]*[ \\t]*$|${END})`,
		// An escaped sign, before what it would begin; and code in a line.
		'\\\\[!-/:-@[-`{-~]',
		'`{2,}[^\\n]+?`{2,}|`[^`\\n]+`',
		`<!--[^]*?(?:-->|${END})`,
		// Scripts and styles, which VitePress allows in markdown.
		`^ {0,3}<(?:script|style)[\\s>][^]*?(?:</(?:script|style)>|${END})`,
		// The target of a link or an image, which may contain a few pairs of parentheses.
		'\\]\\([^()\\n]*(?:\\([^()\\n]*\\)[^()\\n]*){0,9}\\)',
		'<[!/?]?[A-Za-z][\\w:.-]*(?:\\s[^<>]*)?/?>',
		// Shortcodes of Hugo and tags of Liquid and GitBook, without their titles; roles of MyST; attributes of MkDocs and
		// Jekyll, `{ .class #id }`, `{: .class }`, of Quarto after colons, and others after a link, an image or a span. They
		// contain no braces, so each is read once.
		`(?:\\{[{%](?=[^{}]*[%}]\\})|(?<=::: ?)\\{(?=[^{}\\n]*\\}))${TITLE}[^{}]*\\}\\}?|\\{[a-z][\\w:-]*\\}(?=\`)|\\{(?::|[ \\t]*[.#][A-Za-z])[^{}\\n]*\\}|(?<=\\))\\{[^{}=\\n]*=[^{}\\n]*\\}`,
		// Start and end of a directive, a block or an admonition, without its title, which may be in brackets; a tab; a
		// snippet; and a target of MyST.
		'^[ \\t]*(?:[:/]{3,}[ \\t]*(?:{[\\w:-]+}|[\\w:-]+(?![\\w.-]))?(?:\\[(.*?)\\]|\\{title=["\']?([^}"\'\\n]*)[^}\\n]*\\}|[ \\t]*(?:\\||[\\w-]+=".*))?|(?:[!?]{3}\\+?[ \\t]+[\\w-]+(?:[ \\t]+[\\w-]+)*|={3}[!+]?(?=[ \\t]+"))(?:[ \\t]+"([^"\\n]*)")?|(?:--8<--|<<< ).*|\\([\\w:.-]+\\)=(?=[ \\t]*$))',
		// The position of a table of contents, the kind of a GitHub alert, and a file that DocFX includes.
		'^[ \\t>]*\\[(?:\\[(?:toc|_TOC_)\\]|TOC|![A-Za-z].*?)\\][+-]?(?!\\()',
		// A picture of a wiki, `![[picture.png|200]]`; and a link or an embedded page, `[[page#part|text]]`, whose text or page
		// is shown.
		'!\\[\\[[^[\\]|\\n]*\\.\\w+(?:\\|[\\dx]+)?\\]\\]|!?\\[\\[(?:[^[\\]|\\n]*\\|)?([^[\\]|\\n]+)\\]\\]',
		// A comment of Obsidian, the name of a block, an icon or emoji; and characters that editors name.
		'(?<![\\w:])(?:%%[^%]+%%|\\^[\\w-]{4,}$|:[a-z][\\w+-]*:)(?![\\w:])|&(?:#x?[0-9a-fA-F]{1,6}|[A-Za-z]{2,14});',
		// Keys of MkDocs: ++ctrl+del++, ++"Save"++.
		'(?<!\\w)\\+\\+(\\w+(?:[+-]\\w+)*|(?=")[^+\\n]+)\\+\\+(?!\\w)',
		// The URL of a reference, which may be a shortcode; the name of a footnote is followed by text. `^` also matches after `\\r`, `\\u2028` and
		// `\\u2029`, so a label ends at these as well; otherwise each line would be read to the end.
		'^ {0,3}\\[[^\\]^\\n\\r\\u2028\\u2029][^\\]\\n\\r\\u2028\\u2029]*\\]:[ \\t]*(?:\\{[{%][^{}\\n]*[%}]\\}\\S*|\\S+)',
	].join('|'),
	'gm',
);

/** Named entities that are neither letters with a mark nor rare. */
const ENTITIES = /* @__PURE__ */ new Map(
	'lt< gt> amp& quot" apos\' copy© reg® trade™ hellip… mdash— ndash– lsquo‘ rsquo’ ldquo“ rdquo” laquo« raquo» bull• middot· times× deg° euro€ pound£ yen¥ sect§ plusmn± minus− ne≠ le≤ ge≥ infin∞ rarr→ larr← uarr↑ darr↓ harr↔ microµ szligß aeligæ oslashø lbrace{ rbrace} vert|'
		.split(' ')
		.map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const),
);

/** Names and codes of characters that are not seen, within words. */
const UNSEEN =
	/^(?:shy|zwn?j|[lr][rl]m|ZeroWidthSpace|NoBreak|#(?:173|820[3-7]|8288|65279)|#x(?:ad|200[b-f]|2060|feff))$/i;

/** Marks of letters in names of entities, as combining characters: `eacute`, `Uuml`. */
const ENTITY_MARKS = /* @__PURE__ */ new Map(
	'grave\u0300 acute\u0301 circ\u0302 tilde\u0303 uml\u0308 ring\u030a caron\u030c cedil\u0327'
		.split(' ')
		.map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const),
);

/** Returns what an entity stands for: a space for one without ink; itself if it is unknown. */
function entityOf(entity: string): string {
	const name = entity.slice(1, -1);
	if (UNSEEN.test(name)) return '';
	const code = Number(name.replace(/^#/, name[1] === 'x' ? '0' : ''));
	if (name[0] === '#' && code > 0x20 && code <= 0x10ffff && code !== 0xa0) return String.fromCodePoint(code);
	const mark = ENTITY_MARKS.get(name.slice(1));
	return mark
		? (name[0] + mark).normalize('NFC')
		: (ENTITIES.get(name) ?? (/^(?:#|nbsp|e[nm]sp$|thinsp)/.test(name) ? ' ' : entity));
}

/** Returns the title that the opening line of fenced code declares, on a line of its own: `title="a.json"`, `[a.ts]`. */
function titleOfCode(fenced: string): string {
	const [line = ''] = fenced.split('\n', 1);
	const title =
		/\b(?:title|file|filename|name)=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+))|[ \t]\[([^[\]]*)\]/.exec(line) ?? [];
	return title[0] ? `${title.slice(1).join('')}\n` : '';
}

/** Matches what is replaced in code: files that mdBook includes, lines at which twoslash cuts it, and comments that mark lines. */
// Harmless: each part has at most 200 characters, and the rest of a line is matched once.
const IN_CODE =
	/{{#\w{0,8}include[^{}]{0,200}}}|^.{0,20}---cut(?:-\w{1,20})?---.*\n?|(?<![ \t])[ \t]*(?:\/\/|#|--|<!--|\/\*)[ \t]{0,8}\[!code [^\]\n]{0,40}\](?:[ \t]{0,8}(?:-->|\*\/))?/gm;

/** Returns the text that markup shows, of all groups but those of code. They are followed by an offset and the whole text. */
function shownIn(groups: readonly (string | undefined)[]): string | undefined {
	return groups.slice(0, -2).find((group) => group !== undefined);
}

/** Match the start of a tab, of which readers see one at a time, and a whole tab: lines that are indented more. */
const PANE = /^[ \t]*===/;
const WHOLE_PANE = /^([ \t]*)===[!+]* +".*(?:\n(?:[ \t]*$|\1[ \t]+\S.*))*/gm;

/**
 * Removes markup from markdown: targets of links and images, HTML tags and comments, URLs of references, info strings
 * of code, and syntax that site generators replace. Code is kept. Form feeds are between tabs.
 */
export function plainText(markdown: string): string {
	const text = markdown.includes('=== "') ? markdown.replace(WHOLE_PANE, '$&\n\f') : markdown;
	return text.replace(MARKUP, (mark: string, _before: string, _fence: string, code?: string, ...groups) => {
		// An unclosed comment is text.
		const stays = mark[0] === '`' || (mark.startsWith('<!--') && !mark.endsWith('-->'));
		const sign = mark[0] === '&' ? entityOf(mark) : mark[0] === '\\' ? mark[1] : undefined;
		if (code !== undefined) return titleOfCode(mark) + code.replace(IN_CODE, '');
		const shown = shownIn(groups) ?? sign ?? (stays ? mark : ' ');
		return PANE.test(mark) ? `\f${shown}` : shown;
	});
}

/**
 * Removes only comments and the syntax that site generators replace, such as shortcodes and admonitions, and entities of letters. Code
 * is kept, unless it is only included.
 */
export function withoutTags(markdown: string): string {
	return markdown.replace(MARKUP, (mark: string, _before: string, _fence: string, code?: string, ...groups) => {
		if (code) return plainText(mark).trim() ? withPlainInfo(mark).replace(IN_CODE, '') : '';
		if (mark[0] === ']') return mark.replace(ADDRESS, '$1');
		const sign = mark[0] === '&' ? entityOf(mark) : mark;
		// Within a word an underscore is no markup.
		if (mark === '\\_' && IN_WORD.test(groups.at(-1).slice(groups.at(-2) - 1))) return '_';
		return shownIn(groups) ?? (SAFE.test(sign) ? sign : TAG.test(mark) ? '' : mark);
	});
}

/** Matches a template whose argument is an address. */
const ADDRESS = /\{[{%][<%]?\s*\w+\s+["']?([^"'\s<>%{}]+)["']?\s*[>%]?[%}]\}/;

/** Returns a block of code with its title on a line before it, and no more than its language in the opening line. */
function withPlainInfo(fenced: string): string {
	return fenced.replace(
		/^([ \t>]*)(`{3,}|~{3,})[ \t]*((?:\{ ?\.?)?[\w+#.-]*).*/,
		(_, before: string, fence: string, info: string) => {
			const title = titleOfCode(fenced);
			return `${title && `${before}${title}\n`}${before}${fence}${info.replace(/^\{ ?\.?/, '')}`;
		},
	);
}

/** Matches what stands for an entity and is no markup. */
const SAFE = /^["'\u{a0}-\u{10ffff}]?$/u;

const IN_WORD = /^\w\\_\w/;

/** Matches the start of such syntax. */
const TAG = /^[\s>]*(?:[{:!?(/=^%]|--8|\[[[T!]|<!--[\s\S]*-->$)|^ *<s(?:c|ty)/;
