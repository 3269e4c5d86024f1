import { addTo, groupBy, percentDecoded } from '@pinakes/query/internal';
import { isSafePath, readBytes } from '../base/read-file.ts';
import { PAGE_STYLES } from '../data/page-styles.ts';
import { encodePath } from '../parse/page-urls.ts';
import { stemOf } from '../parse/title.ts';
import { pageLanguage } from '../words/language.ts';
import { landingOf } from './landing.ts';
import { type PublishedDocument, pageOf } from './published-documents.ts';
import { escapeHtml, type RenderedPage, renderPage } from './render.ts';
import type { SiteFiles } from './skills.ts';
import { PAGE_STYLES_FILE, type PageGroup, type PageLink, pageHtml } from './template.ts';

/** What pages take from the sources. */
export interface HtmlPages {
	/** Folder of the documents, from which pictures are copied. Without it, pictures are replaced by their alternative texts. */
	readonly pictures?: string | undefined;
	/** Base URL for links to files that are not pages, such as the repository on GitHub. Without it, such links are removed. */
	readonly sourceUrl?: string | undefined;
}

interface HtmlOptions extends HtmlPages {
	readonly title: string;
	/** Prefix of the addresses of sections; empty for addresses from the folder of the site. */
	readonly baseUrl: string;
	/** Declared languages of documents, by path. */
	readonly languages: ReadonlyMap<string, string>;
	/** Paths of documents in the order of the sidebar, if it is known. */
	readonly order: readonly string[];
	readonly links: readonly PageLink[];
}

/** Maximum number of documents for which every page lists all of them. With more, it lists those of its folder, and the first of each other folder. */
const MAX_LISTED = 300;

/** Maximum characters at the beginning of a page where its title is looked for. */
const MAX_TITLE_HTML = 2000;

/**
 * Adds an HTML page with the search box for each document. The page of a README or an index at the top is the front
 * page.
 *
 * @returns the addresses of the sections of each document, by its id
 */
export function addHtmlPages(
	files: SiteFiles,
	documents: readonly PublishedDocument[],
	options: HtmlOptions,
): Map<string, string[]> {
	const ids = documents.map(({ path }) => path);
	const paths = pagePaths(ids, files.keys());
	const pages = documents.map((document) => render(document, paths, files, options));
	const ordered = inOrder(pages, options.order);
	for (const [i, { path }] of ordered.entries()) files.set(path, htmlOf(ordered, i, options));
	if (!files.has(FRONT_PAGE)) files.set(FRONT_PAGE, frontPage(ordered, options));
	files.set(PAGE_STYLES_FILE, PAGE_STYLES);
	return new Map(pages.map((page) => [page.document.path, sectionUrls(page).map((url) => options.baseUrl + url)]));
}

type Page = ReturnType<typeof render>;

function render(
	document: PublishedDocument,
	paths: ReadonlyMap<string, string>,
	files: SiteFiles,
	{ sourceUrl, pictures, languages }: HtmlOptions,
) {
	const from = document.path;
	const path = paths.get(from) as string;
	const linked = new Set<string>();
	const linkTo = (href: string): string | undefined => {
		if (/^(?:https?|mailto):/i.test(href) || href.startsWith('#')) return href;
		const link = fileLinkOf(from, href);
		const id = link && documentAt(link.path, paths);
		if (id !== undefined) linked.add(id);
		if (link !== undefined && id !== undefined) return linkBetween(path, paths.get(id) as string) + link.hash;
		return link === undefined || sourceUrl === undefined
			? undefined
			: new URL(relativeUrl(link.path + link.hash), sourceUrl).href;
	};
	const targets = {
		link: linkTo,
		picture(src: string): string | undefined {
			const { path: target = '' } = fileLinkOf(from, src) ?? {};
			const isPicture = pictures !== undefined && isSafePath(target) && PICTURE.test(target);
			const picture = isPicture ? readBytes(pictures, target, () => {}) : undefined;
			if (picture === undefined || typeof files.get(target) === 'string') return undefined;
			files.set(target, picture);
			return linkBetween(path, target);
		},
	};
	const rendered = renderPage(pageOf(document), targets);
	const texts = [document.title, textOf(rendered)];
	// A landing page names pages from the top of the site.
	const linkFromTop = (href: string) => linkTo(href.startsWith('/') ? linkBetween(from, href.slice(1)) : href);
	const found = pictures === undefined ? undefined : landingOf(pictures, from, document.title, linkFromTop);
	const landing = found && { hero: found.hero, html: found.features + renderPage(found.body, targets).html };
	/** BCP 47 code of its language. */
	const lang = pageLanguage({ path: from, declared: languages.get(from), texts });
	return { document, path, rendered, linked, landing, lang };
}

/** Sorts pages as the sidebar, or without one in the order in which the page with most links links to them, and then by path. */
function inOrder(pages: readonly Page[], sidebar: readonly string[]): Page[] {
	const most = pages.reduce((found: Page | undefined, page) => {
		return found === undefined || page.linked.size > found.linked.size ? page : found;
	}, undefined);
	const first = pages.filter(({ path }) => path === FRONT_PAGE).map(({ document }) => document.path);
	const linked = most ? [most.document.path, ...most.linked] : [];
	const order = [...new Set([...first, ...(sidebar.length > 0 ? sidebar : linked)])];
	const position = new Map(order.map((id, i) => [id, i]));
	const positionOf = ({ document }: Page): number => position.get(document.path) ?? order.length;
	// The sort is stable, so that equal ones stay sorted by path.
	return [...pages].sort((a, b) => positionOf(a) - positionOf(b));
}

function htmlOf(ordered: readonly Page[], number: number, options: HtmlOptions): string {
	const page = ordered[number] as Page;
	const { path, document, rendered, landing, lang } = page;
	const linkTo = (to: Page | undefined): PageLink | undefined =>
		to && { name: to.document.title, href: linkBetween(path, to.path), isCurrent: to === page };
	const isFront = path === FRONT_PAGE;
	return pageHtml({
		site: options.title,
		title: document.title,
		lang,
		root: '../'.repeat(path.split('/').length - 1),
		...rendered,
		html: landing?.html ?? titleHtml(document.title, rendered) + rendered.html,
		hero: landing?.hero,
		groups: groupsOf(ordered, folderOf(path), linkTo),
		previous: linkTo(ordered[number - 1]),
		next: linkTo(ordered[number + 1]),
		isFront,
		links: isFront ? options.links : [],
	});
}

/** Returns a heading with the title of a page whose text does not begin with it, as it is in the front matter. */
function titleHtml(title: string, { html, headings }: RenderedPage): string {
	const text = html.slice(0, MAX_TITLE_HTML).replace(/<[^<>]*>/g, '');
	const isThere = headings.some(({ level }) => level === 1) || text.trimStart().startsWith(escapeHtml(title));
	return isThere ? '' : `<h1>${escapeHtml(title)}</h1>\n`;
}

/** Returns the front page of a site without a README or index at the top. */
function frontPage(pages: readonly Page[], { title, links }: HtmlOptions): string {
	const linkTo = ({ path, document }: Page): PageLink => ({
		name: document.title,
		href: linkBetween(FRONT_PAGE, path),
	});
	const html = `<h1>${escapeHtml(title)}</h1>\n`;
	const page = { site: title, title, lang: mostFrequent(pages), root: '', html, headings: [], isFront: true, links };
	return pageHtml({ ...page, groups: groupsOf(pages, '', linkTo), previous: undefined, next: undefined });
}

function groupsOf(pages: readonly Page[], folder: string, linkTo: (page: Page) => PageLink | undefined): PageGroup[] {
	const groups = new Map<string, PageLink[]>();
	for (const page of pages) {
		const link = linkTo(page);
		const of = folderOf(page.path);
		const isListed = pages.length <= MAX_LISTED || of === folder || !groups.has(of);
		if (link !== undefined && isListed) addTo(groups, of, link);
	}
	return [...groups].map(([name, links]) => ({ name: name.slice(0, -1).replaceAll('/', ' / '), links }));
}

/** Returns the address of each section. The text above the first heading, and a title at the top, have the address of the page. */
function sectionUrls({ document: { sections }, path, rendered: { headings } }: Page): string[] {
	const page = linkBetween('', path);
	let line = 0;
	return sections.map(({ text }) => {
		const at = line;
		line += text.split('\n').length - 1;
		const heading = headings.filter((each) => each.line <= at).at(-1);
		const isTop = heading === undefined || heading.anchor === '' || (heading === headings[0] && heading.level === 1);
		return isTop ? page : `${page}#${encodeURIComponent(heading.anchor)}`;
	});
}

/** Returns the text of a page without code, whose words are of no language. */
function textOf({ html }: RenderedPage): string {
	const [first = '', ...others] = html.split('<pre');
	const parts = [first, ...others.map((part) => part.slice(part.indexOf('</pre>')))];
	return parts.join(' ').replace(/<[^<>]*>/g, ' ');
}

function mostFrequent(pages: readonly Page[]): string {
	const groups = [...groupBy(pages, ({ lang }) => lang)];
	return groups.reduce((most, each) => (each[1].length > most[1].length ? each : most), ['en', []])[0];
}

/** Names of files, in lower case, that become the page of their folder. */
const FOLDER_PAGES: ReadonlySet<string> = new Set(['index', '_index', 'readme']);

const FRONT_PAGE = 'index.html';

/**
 * Returns the path of the page of each document: `guide/backup.html`, and for a README or an index the page of the
 * folder. If a path is taken, the extension of the document is kept: `backup.txt.html`.
 *
 * @param taken paths of other files of the site
 */
export function pagePaths(documents: readonly string[], taken: Iterable<string>): Map<string, string> {
	const used = new Set([...taken].map((path) => path.toLowerCase()));
	const paths = new Map<string, string>();
	for (const id of documents) {
		const folder = folderOf(id);
		const stem = stemOf(id);
		const wanted = `${folder}${FOLDER_PAGES.has(stem.toLowerCase()) ? 'index' : stem}.html`;
		const path = used.has(wanted.toLowerCase()) ? `${id}.html` : wanted;
		used.add(path.toLowerCase());
		paths.set(id, path);
	}
	return paths;
}

function folderOf(path: string): string {
	return path.slice(0, path.lastIndexOf('/') + 1);
}

/** A path as a relative URL: what a file is called before a colon is no scheme, such as `javascript:`. */
function relativeUrl(path: string): string {
	return /^[^/?#]*:/.test(path) ? `./${path}` : path;
}

/** Returns the link from one file of a site to another. */
export function linkBetween(from: string, to: string): string {
	const here = from.split('/').slice(0, -1);
	const there = to.split('/');
	let shared = 0;
	while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
	return relativeUrl('../'.repeat(here.length - shared) + encodePath(there.slice(shared).join('/')));
}

/** A base URL with a path so deep that no relative link leads out of it. */
const ROOT = 'http://site.invalid/';
const DEPTH = 16;
const BASE = ROOT + 'up/'.repeat(DEPTH);

/**
 * Returns the file that a document links to, with the fragment: its path from the source folder, outside of which it begins with `../`.
 * Undefined for an absolute URL or path.
 */
export function fileLinkOf(from: string, href: string) {
	if (href.startsWith('/') || !URL.canParse(href, BASE + encodePath(from))) return undefined;
	const { href: whole, hash, pathname } = new URL(href, BASE + encodePath(from));
	if (!whole.startsWith(ROOT)) return undefined;
	const names = percentDecoded(pathname).split('/').slice(1);
	let inside = 0;
	while (inside < DEPTH && names[inside] === 'up') inside++;
	return { path: '../'.repeat(DEPTH - inside) + names.slice(inside).join('/'), hash };
}

/** Returns the document that the path of a link refers to: with or without extension, or as the page of a folder. */
export function documentAt(path: string, ids: ReadonlyMap<string, unknown>): string | undefined {
	const stem = path.replace(/\.html?$|\/$/, '');
	const inFolder = stem === '' ? '' : `${stem}/`;
	const names = [
		path,
		`${stem}.md`,
		`${stem}.mdx`,
		...['README.md', 'index.md', '_index.md'].map((name) => inFolder + name),
	];
	return names.find((name) => ids.has(name));
}

/** Matches image files that cannot contain scripts. */
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif)$/i;
