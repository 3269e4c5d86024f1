import {
	DOCUMENT_COLUMNS_FILE,
	type DocumentColumns,
	type DocumentRecord,
	isSuperseded,
	OUTLINE_FILE,
} from '@pinakes/query/internal';
import { ALL_LANGUAGES } from '@pinakes/query/languages/all';
import { sha256Of } from '../base/digest.ts';
import { filesBelow, readBelow, statOf } from '../base/files.ts';
import { checkChoice, checkNames, type OptionNames } from '../base/options.ts';
import { BuildError } from '../base/report.ts';
import { LazyFiles, lazyMap, type Spill, SpillFolder } from '../base/spill.ts';
import { replaceFolder } from '../base/write-folder.ts';
import { publishedFiles, SUMS_FILE } from '../formats/list-folder.ts';
import { pageLanguage } from '../words/language.ts';
import { addHtmlPages, type HtmlPages } from './html-pages.ts';
import { type ListedDocument, llmsText } from './llms-text.ts';
import { packedIndex } from './packs.ts';
import {
	documentsOf,
	MARKDOWN_CHOICES,
	type MarkdownChoice,
	PAGES_FOLDER,
	type PublishedDocument,
	pageOf,
	pagePath,
	recordsOf,
	type Unpublished,
} from './published-documents.ts';
import { readIndex, type WholeIndex } from './read-index.ts';
import { sidebarOrder } from './sidebar.ts';
import { type SiteFiles, skillsOf, writeDiscovery } from './skills.ts';
import { addSearchPage, type PageLink } from './template.ts';

/** Adds the list of all files, and returns how many bytes they have together. */
export function writeSums(files: SiteFiles): number {
	let bytes = 0;
	const lines = Array.from(files, ([path, content]) => {
		bytes += Buffer.byteLength(content);
		return `${sha256Of(content)}  ${path}\n`;
	});
	const sums = lines.sort().join('');
	files.set(SUMS_FILE, sums);
	return bytes + Buffer.byteLength(sums);
}

/** Options of `publishSite`. */
export interface SiteOptions {
	/** Folder of the index. */
	readonly index: string;
	/** Output folder: a new, empty or previously published one. */
	readonly out: string;
	/** The name of the site. Default: the title of its front page, a README or an index at the top. */
	readonly title?: string | undefined;
	/** URL of the published folder; by default links are relative. */
	readonly baseUrl?: string | undefined;
	/** Writes `llms.txt`, a list of the documents for language models. */
	readonly llms?: boolean | undefined;
	/** Whether documents are written as markdown. Default: `none`. */
	readonly markdown?: MarkdownChoice | undefined;
	/** Writes an HTML page with the search box for each document, instead of only a front page. */
	readonly html?: HtmlPages | undefined;
	/** Folder with the script of the search box, `pinakes-search.js`, for a front page with the box. */
	readonly searchBox?: string | undefined;
	/** Folder with a page that opens the index at `../index/`, published as `debug/`. */
	readonly debugPage?: string | undefined;
}

const SITE_OPTIONS: OptionNames<SiteOptions> = {
	index: true,
	out: true,
	title: true,
	baseUrl: true,
	llms: true,
	markdown: true,
	html: true,
	searchBox: true,
	debugPage: true,
};

/** Maximum number of titles that are read for the language of the front page. */
const MAX_TITLES = 100;

/** Address that shows a document without a page; the path is appended. */
const OUTLINE_PAGE = 'debug/#panel=get&file=';

/** Counts of what was published. */
export interface SiteSummary {
	readonly documents: number;
	readonly sections: number;
	readonly skills: number;
	/** Paths of documents that are unsafe or repeated, and ids of skills with an invalid or repeated name. */
	readonly left_out: readonly Unpublished[];
	/** Whether results lead to pages: documents have URLs, or are published as HTML or markdown. */
	readonly has_links: boolean;
	readonly files: number;
	readonly bytes: number;
}

/**
 * Publishes an index for any web host, in one step: the index cut for pages, the search box with a page of results, the skills for
 * discovery by agents, and what else is asked for. The same index gives the same bytes.
 *
 * @throws BuildError for an incomplete index, an invalid URL, or a folder with other contents
 */
export function publishSite(options: SiteOptions): SiteSummary {
	checkNames('publishSite', options, SITE_OPTIONS);
	const { index, out, searchBox, debugPage, ...head } = options;
	if (head.title !== undefined && typeof head.title !== 'string')
		throw new BuildError('title of publishSite must be a text.');
	checkChoice('markdown', head.markdown, MARKDOWN_CHOICES);
	if (head.html !== undefined) checkHtml(head.html);
	const html = head.html && { ...head.html, sourceUrl: checkAddress(head.html.sourceUrl) || undefined };
	const siteHead = { ...head, html, baseUrl: checkAddress(head.baseUrl) };
	const spill = new SpillFolder(out, '');
	try {
		const pages = { searchBox: filesIn(searchBox), debugPage: filesIn(debugPage) };
		const { files, bytes, ...counts } = siteFiles(readIndex(index), siteHead, spill, pages);
		replaceFolder(out, files, { listed: publishedFiles, what: 'a published site' });
		return { ...counts, files: files.size, bytes };
	} catch (cause) {
		throw spill.errorFor(cause);
	} finally {
		spill.remove();
	}
}

function checkHtml(html: HtmlPages): void {
	checkNames('html of publishSite', html, { pictures: true, sourceUrl: true });
	if (html.pictures === undefined || statOf(html.pictures)?.isDirectory()) return;
	throw new BuildError(`${html.pictures} is not a folder: name the one that was built, whose pictures are copied.`);
}

/** Files of built pages, by path. */
type SitePages = Readonly<Record<'searchBox' | 'debugPage', ReadonlyMap<string, string>>>;

interface SiteHead extends Pick<SiteOptions, 'title' | 'llms' | 'markdown' | 'html'> {
	readonly baseUrl: string;
}

/** Returns the files of a site by path, and counts. Some are read from temporary files, which must not be removed before. */
export function siteFiles(
	index: WholeIndex,
	head: SiteHead,
	spill: Spill,
	pages: SitePages = { searchBox: new Map(), debugPage: new Map() },
): { files: SiteFiles } & Omit<SiteSummary, 'files'> {
	const files: SiteFiles = new LazyFiles();
	const { all, documents, excluded: unpublished, counts, hasUrls } = documentsOf(index);
	const { skills, excluded } = skillsOf(index, all);
	const { markdown = 'none', llms = false } = head;
	const title = head.title ?? frontTitle(documents);
	const order = sidebarOrder(head.html?.pictures, documents);
	for (const document of markdown === 'none' ? [] : documents)
		files.setReader(pagePath(document.path), () => pageOf(document));
	if (skills.length > 0) writeDiscovery(files, skills, head.baseUrl);
	const { searchBox, debugPage } = pages;
	for (const [path, content] of searchBox) if (isNeeded(path, index)) files.set(path, content);
	for (const [path, content] of debugPage) files.set(`debug/${path}`, content);
	const links = [...(llms ? [LLMS_LINK] : []), ...(debugPage.size > 0 ? [DEBUG_LINK] : [])];
	let urls: Map<string, string[]> | undefined;
	if (head.html !== undefined) {
		const options = { ...head.html, ...head, title, order, links, languages: languagesIn(index) };
		urls = addHtmlPages(files, [...documents], options);
	} else if (searchBox.size > 0) {
		// Relative addresses begin at the top of the site, in whose folder the published one is.
		const outline = debugPage.size === 0 ? undefined : OUTLINE_PAGE;
		const folder = hasUrls ? '../' : markdown === 'none' ? outline : PAGES_FOLDER;
		const lang = pageLanguage({ path: '', texts: firstTitles(documents) });
		addSearchPage(files, { title, lang, documents: counts.documents, pages: folder, links });
	}
	const packed = packedIndex(index, spill, urls);
	for (const path of packed.keys()) files.setReader(`index/${path}`, () => packed.get(path) ?? '');
	if (llms) {
		const about = { title, markdown, order, hasOutlines: index.files.has(OUTLINE_FILE), documents: counts.documents };
		files.set('llms.txt', llmsText({ ...head, ...about }, skills, listedIn(index, withUrls(documents, urls))));
	}
	// Otherwise GitHub Pages would omit .well-known and convert markdown to HTML.
	if (skills.length > 0 || markdown !== 'none') files.set('.nojekyll', '');
	const bytes = writeSums(files);
	const has_links = hasUrls || urls !== undefined || markdown !== 'none' || debugPage.size > 0;
	return { files, bytes, ...counts, skills: skills.length, left_out: [...unpublished, ...excluded], has_links };
}

/** Returns the titles of the first documents, which tell the language of a site. */
function firstTitles(documents: Iterable<PublishedDocument>): string[] {
	const titles: string[] = [];
	for (const { title } of documents) if (titles.push(title) >= MAX_TITLES) break;
	return titles;
}

/** Returns the languages that documents declare, by their paths. */
function languagesIn(index: WholeIndex): Map<string, string> {
	const languages = new Map<string, string>();
	for (const { path, language } of recordsOf<DocumentRecord>(index, 'documents')) {
		if (language !== undefined) languages.set(path, language);
	}
	return languages;
}

/** Returns documents with their descriptions, without pages of older versions and untranslated copies. */
function* listedIn(index: WholeIndex, documents: Iterable<PublishedDocument>): Generator<ListedDocument> {
	const columns = JSON.parse(index.files.get(DOCUMENT_COLUMNS_FILE) ?? '{}') as Pick<DocumentColumns, 'status'>;
	const descriptions = new Map<string, string | undefined>();
	const superseded = new Set<string>();
	let number = 0;
	for (const { path, description } of recordsOf<DocumentRecord>(index, 'documents')) {
		if (isSuperseded(columns, number++)) superseded.add(path);
		else descriptions.set(path, description);
	}
	for (const document of documents) {
		const { path } = document;
		if (!superseded.has(path)) yield { ...document, description: descriptions.get(path) };
	}
}

function withUrls(
	documents: Iterable<PublishedDocument>,
	urls: ReadonlyMap<string, readonly string[]> | undefined,
): Iterable<PublishedDocument> {
	if (urls === undefined) return documents;
	return lazyMap(documents, (document) => {
		const [url] = urls.get(document.path) ?? [];
		const sections = document.sections.map((section) => ({ ...section, ...(url !== undefined && { url }) }));
		return { ...document, sections };
	});
}

const LLMS_LINK: PageLink = { name: 'llms.txt', href: 'llms.txt' };
const DEBUG_LINK: PageLink = { name: 'How the index answers', href: 'debug/' };

/** Returns the title of the README or the index at the top, by which a site is called unless it is named. */
function frontTitle(documents: Iterable<PublishedDocument>): string {
	for (const { path, title } of documents) if (/^(?:index|readme)\.\w+$/i.test(path)) return title;
	return 'Documents';
}

/** Matches the file of a language that the search box can load. */
const LANGUAGE_SCRIPT = /^([a-z]+)-[\da-f]{8}\.js$/;
const LANGUAGE_NAMES: ReadonlySet<string> = new Set(ALL_LANGUAGES.map(({ name }) => name));

/** Whether a site needs a file of the search box: all but those of languages that its documents have not. */
function isNeeded(path: string, { manifest }: WholeIndex): boolean {
	const [, name = ''] = LANGUAGE_SCRIPT.exec(path) ?? [];
	return !LANGUAGE_NAMES.has(name) || manifest.analyzer.languages.includes(name);
}

function checkAddress(baseUrl: string | undefined): string {
	if (baseUrl === undefined) return '';
	const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
	if (url === undefined || !/^https?:$/.test(url.protocol) || /[?#]/.test(baseUrl)) {
		throw new BuildError(
			`${baseUrl} is not an http or https address without query or fragment: write one such as https://example.com/docs/.`,
		);
	}
	return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

/** Reads the text files of a folder, by path; none without a folder. */
function filesIn(folder: string | undefined): ReadonlyMap<string, string> {
	if (folder === undefined) return new Map();
	if (statOf(folder) === undefined) throw new BuildError(`${folder} is missing: name a folder of built pages.`);
	return new Map(filesBelow(folder).map((path) => [path, readBelow(folder, path).toString('utf8')]));
}
