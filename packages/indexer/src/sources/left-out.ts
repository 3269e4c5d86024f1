import { formatOf } from './formats/formats.ts';

/** Matches changesets, and templates of issues and pull requests on GitHub and GitLab, wherever they may be. */
const TEMPLATE =
	/(?:^|\/)(?:\.changeset\/|(?:issue|pull_request|discussion)_template(?:\.[^/]+$|\/)|\.gitlab\/(?:issue|merge_request)_templates\/)/i;

/** Matches the menus of Antora, mdBook, GitBook, DocFX and docsify. */
const MENU = /(?:^|\/)(?:nav[\w-]*\.adoc|(?:summary|toc|_sidebar|_navbar)\.md)$/i;

/** Matches links of markdown and AsciiDoc, and references in wiki syntax. */
const LINK =
	/!?\[[^[\]\n]{0,500}\](?:\([^()\n]{0,2000}\)|\[[^[\]\n]{0,500}\])|<<[^<>\n]{1,500}>>|(?:xref|link|https?):[^\s[\]]{1,2000}\[[^[\]\n]{0,500}\]/g;

/** Matches lines of a menu without links: headings, names of groups, attributes, directives, rules and comments. */
const MENU_LINE = /^\s*(?:$|#{1,6}\s|=+\s|\.\S|[-*+.]+\s|\d+[.)]\s|:[\w-]+:|include::|\/\/|<!--|-{3,}|\*{3,})/;

/** Whether a file is left out by its path, because nobody looks for its text in documentation. */
export function isTemplate(path: string): boolean {
	// Most YAML is no document anyway.
	return TEMPLATE.test(path) && formatOf(path)?.isRare !== true;
}

/** Whether a file may be a menu, by its name. */
export function isNamedMenu(path: string): boolean {
	return MENU.test(path);
}

/** Whether a document is a menu: it is named so, and has links and names of groups of them, but no other text. */
export function isMenu(path: string, text: string): boolean {
	if (!isNamedMenu(path)) return false;
	let hasLinks = false;
	return (
		text.split(/\r\n?|\n/).every((line) => {
			const rest = line.replace(LINK, '');
			if (rest === line) return MENU_LINE.test(line);
			hasLinks = true;
			return !/[\p{L}\p{N}]/u.test(rest.replace(/^\s*\d+[.)]/, ''));
		}) && hasLinks
	);
}
