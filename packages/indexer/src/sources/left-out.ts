import { formatOf } from './formats/formats.ts';

/** Matches changesets, and templates of issues and pull requests on GitHub and GitLab, wherever they may be. */
const TEMPLATE =
	/(?:^|\/)(?:\.changeset\/|(?:issue|pull_request|discussion)_template(?:\.[^/]+$|\/)|\.gitlab\/(?:issue|merge_request)_templates\/)/i;

/** Matches the menus of Antora, mdBook, GitBook, DocFX and docsify. */
const MENU = /(?:^|\/)(?:nav[\w-]*\.adoc|(?:summary|toc|_sidebar|_navbar)\.md)$/i;

/** Matches a line with a link of markdown or AsciiDoc. */
const LINK = /\]\(|\]\[|<<|(?:xref|link|https?):/;

/** Match the parts of links: texts, targets, references, attributes and macros. */
const PARTS = [/\[[^[\]]*\]/g, /\([^()]*\)/g, /<<[^<>]*>>/g, /\{[^{}]*\}/g, /(?<!\S)(?:xref|link|https?):\S*/g];

/** Matches lines of a menu without links: headings, names of groups, attributes, directives, rules and comments. */
const MENU_LINE = /^\s*(?:$|#{1,6}\s|=+\s|\.\S|[-*+.]+\s|\d+[.)]\s|:[\w-]+:|include::|\/\/|<!--|-{3,}|\*{3,})/;

/** Whether a file is left out by its path, because nobody looks for its text in documentation. */
export function isTemplate(path: string): boolean {
	// Most YAML is no document anyway.
	return TEMPLATE.test(path) && formatOf(path)?.isRare !== true;
}

/** Whether a document is a menu: it is named so, and has links and names of groups of them, but no other text. */
export function isMenu(path: string, text: string): boolean {
	if (!MENU.test(path)) return false;
	const lines = text.split(/\r\n?|\n/);
	const links = lines.filter((line) => LINK.test(line));
	return links.length > 0 && links.every(isOnlyLinks) && lines.every((line) => LINK.test(line) || MENU_LINE.test(line));
}

/** Whether a line has no text beside links, but the number of an item. */
function isOnlyLinks(line: string): boolean {
	const rest = PARTS.reduce((left, part) => left.replace(part, ''), line);
	return !/[\p{L}\p{N}]/u.test(rest.replace(/^\s*\d+[.)]/, ''));
}
