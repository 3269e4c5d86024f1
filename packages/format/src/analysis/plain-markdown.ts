/** The end of the text, where `$` is the end of a line. */
const END = '$(?![^])';

/** What a line may have before a fence: blanks, and the marks of quotations and lists. */
const INDENT = '^[ \\t>*+.)\\d-]*';

/**
 * Markup that is no word of a text, and code, which is. No alternative reads twice what it did not match, so
 * that hostile text takes no longer than any other.
 */
const MARKUP = /* @__PURE__ */ new RegExp(
	[
		// Fenced code and, apart from it, the line that opens it. What nothing closes runs to the end.
		`${INDENT}(\`{3,}(?=[^\`\\n]*$)|~{3,}).*([^]*?)(?:${INDENT}\\1[\`~]*[ \\t]*$|${END})`,
		'`{2,}[^\\n]+?`{2,}|`[^`\\n]+`',
		`<!--[^]*?(?:-->|${END})`,
		// Scripts of pages, which VitePress has in markdown.
		`^ {0,3}<(?:script|style)[\\s>][^]*?(?:</(?:script|style)>|${END})`,
		// The target of a link or an image, with a few pairs of parentheses in it.
		'\\]\\([^()\\n]*(?:\\([^()\\n]*\\)[^()\\n]*){0,9}\\)',
		'<[!/?]?[A-Za-z][\\w:.-]*(?:\\s[^<>]*)?/?>',
		// Shortcodes of Hugo, tags of Liquid, roles of MyST: braces are in none, so that each is read once.
		'\\{[{%][^{}]*[%}]\\}|\\{[a-z][\\w:-]*\\}(?=`)',
		// How a directive or an admonition begins and ends, without its title; and a target of MyST.
		'^[ \\t]*(?::{3,}[ \\t]*\\{?[\\w:-]*\\}?|[!?]{3}\\+?[ \\t]+[\\w-]+|\\([\\w:.-]+\\)=(?=[ \\t]*$))',
		// Where a table of contents is put, and the kind of an alert of GitHub.
		'^[ \\t>]*\\[(?:\\[toc\\]|TOC|![A-Za-z]+)\\](?!\\()',
		// The address of a reference; after the name of a footnote follows text. `^` is also after `\\r`, `\\u2028` and
		// `\\u2029`, so that a label ends at these as well: else each line would be read to the end.
		'^ {0,3}\\[[^\\]^\\n\\r\\u2028\\u2029][^\\]\\n\\r\\u2028\\u2029]*\\]:[ \\t]*\\S+',
	].join('|'),
	'gm',
);

/**
 * Markdown without the markup that is no word of it: targets of links and images, HTML tags and comments,
 * addresses of references, what a fence says about its code, and what generators of sites replace. Code stays as it is.
 */
export function plainText(markdown: string): string {
	return markdown.replace(MARKUP, (mark: string, _fence: string, code?: string) => {
		// A comment that is not closed is text.
		const stays = mark.startsWith('`') || (mark.startsWith('<!--') && !mark.endsWith('-->'));
		return code ?? (stays ? mark : ' ');
	});
}

/** Markdown without what generators of sites replace, such as shortcodes and the marks of admonitions. Code stays as it is. */
export function withoutTags(markdown: string): string {
	return markdown.replace(MARKUP, (mark: string) => (TAG.test(mark) ? '' : mark));
}

/** What such marks begin with, and no others. */
const TAG = /^[\s>]*(?:[{:!?(]|\[[[T!])|^ *<s(?:c|ty)/;
