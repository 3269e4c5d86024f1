import type { Language } from '@pinakes/query';
import { addTo } from '../../multimap.ts';
import type { SiteFiles } from '../agent-skills.ts';
import { type PublishedDocument, pageOf } from '../published-documents.ts';
import { documentAt, FRONT_PAGE, folderOf, linkBetween, ownLink, pagePaths } from './page-paths.ts';
import { readPicture } from './pictures.ts';
import { type RenderedPage, renderPage } from './render.ts';
import { PAGE_STYLES } from './styles.ts';
import { PAGE_STYLES_FILE, type PageGroup, type PageLink, pageHtml } from './template.ts';

/** How documents become HTML. */
export interface HtmlOptions {
	readonly title: string;
	/** Prefix of the addresses of sections; empty for addresses from the folder of the site. */
	readonly baseUrl: string;
	/** Where links to files that are no pages lead, such as the sources on a host of code; they lose their links without. */
	readonly sourceUrl?: string | undefined;
	/** The folder of the documents, of which the pictures that they show are copied. */
	readonly pictures?: string | undefined;
	/** Links of the page in front. */
	readonly links: readonly PageLink[];
}

/** Documents up to which every page lists all of them; else those of its own folder, and the first of every other. */
const MAX_LISTED = 300;

interface Page {
	readonly document: PublishedDocument;
	readonly path: string;
	readonly rendered: RenderedPage;
	readonly linked: ReadonlySet<string>;
}

/**
 * Adds a page to each document, with the search box on it. The page of a README or an index at the top is in front.
 *
 * @returns the address of each section, by the id of its document
 */
export function addHtmlPages(
	files: SiteFiles,
	documents: readonly PublishedDocument[],
	options: HtmlOptions,
): Map<string, string[]> {
	const paths = pagePaths(
		documents.map(({ path }) => path),
		files.keys(),
	);
	const pages = documents.map((document) => render(document, paths, files, options));
	const ordered = inOrder(pages);
	ordered.forEach((page, i) => {
		files.set(page.path, htmlOf(page, { ordered, around: [ordered[i - 1], ordered[i + 1]], options }));
	});
	if (!files.has(FRONT_PAGE)) files.set(FRONT_PAGE, frontPage(ordered, options));
	files.set(PAGE_STYLES_FILE, PAGE_STYLES);
	return new Map(pages.map((page) => [page.document.path, sectionUrls(page).map((url) => options.baseUrl + url)]));
}

function render(
	document: PublishedDocument,
	paths: ReadonlyMap<string, string>,
	files: SiteFiles,
	{ sourceUrl, pictures }: HtmlOptions,
): Page {
	const from = document.path;
	const path = paths.get(from) as string;
	const linked = new Set<string>();
	const rendered = renderPage(pageOf(document), {
		link(href) {
			if (/^(?:https?|mailto):/i.test(href) || href.startsWith('#')) return href;
			const own = ownLink(from, href);
			const id = own && documentAt(own.path, paths);
			if (id !== undefined) linked.add(id);
			if (own !== undefined && id !== undefined) return linkBetween(path, paths.get(id) as string) + own.hash;
			return own === undefined || sourceUrl === undefined ? undefined : new URL(own.path + own.hash, sourceUrl).href;
		},
		picture(src) {
			const own = ownLink(from, src);
			const picture = own && pictures !== undefined ? readPicture(pictures, own.path) : undefined;
			if (own === undefined || picture === undefined || (files.has(own.path) && !isPicture(files, own.path)))
				return undefined;
			files.set(own.path, picture);
			return linkBetween(path, own.path);
		},
	});
	return { document, path, rendered, linked };
}

function isPicture(files: SiteFiles, path: string): boolean {
	return typeof files.get(path) !== 'string';
}

/** Pages in the order of the one that links to most of them, and then by path. */
function inOrder(pages: readonly Page[]): Page[] {
	const most = pages.reduce((found: Page | undefined, page) => {
		return found === undefined || page.linked.size > found.linked.size ? page : found;
	}, undefined);
	const first = pages.filter(({ path }) => path === FRONT_PAGE).map(({ document }) => document.path);
	const order = [...new Set([...first, ...(most ? [most.document.path, ...most.linked] : [])])];
	const position = new Map(order.map((id, i) => [id, i]));
	const positionOf = ({ document }: Page): number => position.get(document.path) ?? order.length;
	// Sorting keeps the order of equal ones, which is by path.
	return [...pages].sort((a, b) => positionOf(a) - positionOf(b));
}

interface Surroundings {
	readonly ordered: readonly Page[];
	readonly around: readonly [previous: Page | undefined, next: Page | undefined];
	readonly options: HtmlOptions;
}

function htmlOf(page: Page, { ordered, around: [previous, next], options }: Surroundings): string {
	const { path, document, rendered } = page;
	const linkTo = (to: Page | undefined): PageLink | undefined =>
		to && { name: to.document.title, href: linkBetween(path, to.path), isCurrent: to === page };
	const isFront = path === FRONT_PAGE;
	return pageHtml({
		site: options.title,
		title: document.title,
		lang: languageOf(rendered.html),
		root: '../'.repeat(path.split('/').length - 1),
		...rendered,
		groups: groupsOf(ordered, folderOf(path), linkTo),
		previous: linkTo(previous),
		next: linkTo(next),
		isFront,
		links: isFront ? options.links : [],
	});
}

/** The page in front of a site that has no README or index at its top. */
function frontPage(pages: readonly Page[], { title, links }: HtmlOptions): string {
	const linkTo = ({ path, document }: Page): PageLink => ({
		name: document.title,
		href: linkBetween(FRONT_PAGE, path),
	});
	const { html, headings } = renderPage(`# ${title.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}\n`, {
		link: () => undefined,
		picture: () => undefined,
	});
	const page = { site: title, title, lang: languageOf(title), root: '', html, headings, isFront: true, links };
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

/** The address of each section: that of the page for what is above its first heading, and for a title at its top. */
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

/** Chinese where a fifth of the letters are. */
function languageOf(text: string): Language {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	return han * 5 > letters ? 'zh' : 'en';
}
