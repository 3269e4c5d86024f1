import { formatOf, withoutEnding } from '../formats/formats.ts';

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

/** Matches sources that built HTML has beside its pages. */
const SOURCE = /(?:^|\/)_sources\/|\.html?\.txt$/i;

/** Whether a file is left out by its path, because nobody looks for its text in documentation. */
export function isTemplate(path: string): boolean {
	// Most YAML is no document anyway.
	return (TEMPLATE.test(path) || SOURCE.test(path)) && formatOf(path)?.isRare !== true;
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

/** Whether a file is a page of HTML. */
function isHtml(path: string): boolean {
	return /\.x?html?$/i.test(path);
}

/** Matches what may be the page for missing addresses: in the root of a site, a language or a version, or in the folder of pages. */
const NOT_FOUND =
	/^(?:(?:[a-z]{2}(?:[-_][a-z\d]{2,4}){0,2}|v?\d[\d.]*(?:\.x)?|latest|stable|main|next|docs?|src|pages|content|public|static|site|routes)\/)*(?:404(?:\/index)?\.(?:x?html?|mdx?)|_?not[-_]?found(?:\/index)?\.x?html?)$/i;

/** Whether the page before or after one of the number 404 is there, as in a series of decisions. Sites have none for these errors. */
function isInSeries(path: string, paths: readonly string[]): boolean {
	return path.includes('404') && ['402', '405'].some((number) => paths.includes(path.replace('404', number)));
}

/**
 * Returns the files of a folder that are no pages for readers: those for missing addresses; and where most documents are HTML, as in
 * a site that was built, those of other formats.
 */
export function besidePages(paths: readonly string[]): ReadonlySet<string> {
	const notFound = paths.filter((path) => NOT_FOUND.test(path));
	const pages = new Set(paths.filter(isHtml));
	const others = paths.filter((path) => !pages.has(path) && formatOf(path)?.isRare !== true);
	const isCopy = (path: string): boolean => {
		const stem = withoutEnding(path);
		return [stem, `${stem}.html`, `${stem}/index.html`].some((page) => pages.has(page));
	};
	const isBuilt =
		pages.has('index.html') && pages.size > others.filter((path) => !isTemplate(path) && !isCopy(path)).length;
	return new Set([...notFound.filter((path) => !isInSeries(path, paths)), ...(isBuilt ? others : [])]);
}

/** Matches the line of front matter that makes the page for missing addresses, in Jekyll. */
const MISSING = /^permalink:\s*["']?\/404(?:\.html|\/)?["']?\s*$/m;

/** Matches the name of an element of HTML by which search engines leave a page out. */
const ROBOTS = /\bname\s?=\s?["']?(?:robots|googlebot)\b/i;

/** Matches the word by which a page asks search engines to leave it out. */
const NO_INDEX = /\bnoindex\b/i;

/** Whether a page is for no reader who searches: one for missing addresses, or one that search engines leave out. */
export function isOfNoUse(path: string, text: string, fields: ReadonlyMap<string, unknown> | undefined): boolean {
	if ([fields?.get('robots')].flat().some((one) => typeof one === 'string' && NO_INDEX.test(one))) return true;
	if (fields?.get('noindex') === true) return true;
	const isNoIndex = (meta: string): boolean => ROBOTS.test(meta) && NO_INDEX.test(meta);
	return isHtml(path) ? text.match(META)?.some(isNoIndex) === true : MISSING.test(text.slice(0, MAX_TEXT));
}

/** Matches partials of pages, and folders of drafts in Jekyll and of partials. `_index.md` is a page of Hugo. */
// Harmless: paths have at most 4,096 characters.
const PARTIAL = /(?:^|\/)(?:_(?!index\.)[^/]*|_(?:drafts|partials|includes|snippets)\/.*)$/;

/** Whether a page is a draft, or a partial of others, whatever the generator. */
export function isDraft(path: string, fields: ReadonlyMap<string, unknown> | undefined): boolean {
	const has = (name: string, value: boolean): boolean => String(fields?.get(name)) === String(value);
	return PARTIAL.test(path) || has('draft', true) || has('unlisted', true) || has('published', false);
}

/** Fields of front matter that name the page to go to, in Jekyll, GitLab's documentation, DocFX and others. */
const FIELDS = ['redirect_to', 'redirect-to', 'redirectTo', 'redirect_url', 'redirectUrl', 'redirect'];

/** Match elements of HTML, and the attributes of one that leads to another page. */
const META = /<meta\b[^<>]*>/gi;
const REFRESH = /\bhttp-equiv\s?=\s?["']?refresh\b/i;
const ADDRESS = /\burl\s?=/i;

/** Match sentences that say that a page is elsewhere now. */
const MOVED = [
	/\b(?:page|document(?:ation)?|docs?|file|article|contents?|topic|guide|tutorial|information|section|chapter)s?\b[^.!?]{0,60}\b(?:has|have|was|were|is|are)\b[^.!?]{0,20}\b(?:moved|relocated|migrated|merged|renamed|replaced|superseded)\b/i,
	/^[^\w\n]{0,20}(?:moved|redirect(?:s|ed|ing)?) to\b/im,
	/(?:页面|文档|文章|内容|此页|本页|頁面|文件|內容)[^。]{0,20}(?:移动|移至|移到|迁移|搬迁|移動|遷移|搬移)/,
	/(?:ページ|ドキュメント|文書|記事)[^。]{0,20}(?:移動|移転)/,
	/\bSeite\b[^.]{0,40}(?:verschoben|umgezogen)/i,
	/\bpage\b[^.]{0,40}déplacée?/i,
	/\bpágina\b[^.]{0,40}(?:movid|trasladad)/i,
];

/** Matches a link to a page of the same collection. */
const LOCAL_LINK = /\]\((?!#|[a-z][a-z\d+.-]*:|\/\/)[^()\s]+/i;

/** What a page has besides its text: comments, headings and tags. */
const NO_TEXT = /^ {0,3}#{1,6}[ \t].*$|<[^<>]*>/gm;

/** Maximum characters of a page that only leads to another. */
const MAX_TEXT = 400;

/**
 * Whether a page only leads to another, which answers instead of it: by its front matter, by HTML, or because it says little
 * more than that it was moved to a page of the same collection. A page elsewhere cannot answer, so that the link to it is kept.
 *
 * @param text of the file
 * @param body without front matter, as markdown
 */
export function isRedirect(text: string, fields: ReadonlyMap<string, unknown> | undefined, body: string): boolean {
	// Most pages are too long, even with headings and tags.
	if (body.length > 4 * MAX_TEXT) return false;
	const rest = body.replace(NO_TEXT, '').trim();
	if (rest.length > MAX_TEXT) return false;
	if (FIELDS.some((name) => isAddress(fields?.get(name)))) return true;
	if (isRefresh(text)) return true;
	return LOCAL_LINK.test(rest) && MOVED.some((pattern) => pattern.test(rest));
}

/** Whether a text has the element of HTML that leads to another page. */
export function isRefresh(text: string): boolean {
	return text.match(META)?.some((element) => REFRESH.test(element) && ADDRESS.test(element)) ?? false;
}

function isAddress(value: unknown): boolean {
	return typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.some(isAddress);
}
