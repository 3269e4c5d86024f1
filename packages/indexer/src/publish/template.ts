import type { Bilingual, Language } from '@pinakes/query';
import { SEARCH_STYLES } from '../data/page-styles.ts';
import { escapeHtml, type RenderedPage } from './render.ts';
import type { SiteFiles } from './skills.ts';

/** Content security policy: scripts and styles only from this site, so that nothing in an index can run. */
const POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** Path of the styles of document pages. */
export const PAGE_STYLES_FILE = 'pages.css';

/** A link in the navigation of a page. */
export interface PageLink {
	readonly name: string;
	readonly href: string;
	readonly isCurrent?: boolean;
}

export interface PageGroup {
	/** Name of the folder; empty for pages at the top. */
	readonly name: string;
	readonly links: readonly PageLink[];
}

interface PageContent extends RenderedPage {
	readonly site: string;
	readonly title: string;
	/** BCP 47 code of its language. */
	readonly lang: string;
	/** Relative path from the page to the folder of the site: empty, or `../` for each folder. */
	readonly root: string;
	readonly groups: readonly PageGroup[];
	readonly previous: PageLink | undefined;
	readonly next: PageLink | undefined;
	/** Whether it is the front page, with the search box in its middle. */
	readonly isFront: boolean;
	/** HTML of what a landing page begins with. */
	readonly hero?: string | undefined;
	/** Links below the text. */
	readonly links: readonly PageLink[];
}

const WORDS = {
	en: { contents: 'Contents', onPage: 'On this page', previous: 'Previous', next: 'Next', skip: 'Skip to the text' },
	zh: { contents: '目录', onPage: '本页内容', previous: '上一页', next: '下一页', skip: '跳到正文' },
} as const satisfies Bilingual<Record<string, string>>;

/** Returns the words of a page in its language, or else in English, with the attribute that says so. */
function wordsIn(lang: string): (typeof WORDS)[Language] & { readonly attribute: string } {
	const isChinese = /^zh\b/i.test(lang);
	return { ...WORDS[isChinese ? 'zh' : 'en'], attribute: isChinese || /^en\b/i.test(lang) ? '' : ' lang="en"' };
}

/** Returns the HTML of a document page. */
export function pageHtml(content: PageContent): string {
	const { site, title, lang, root, html, hero } = content;
	const isFront = content.isFront || hero !== undefined;
	const say = wordsIn(lang);
	const box = `<pinakes-search index="${root}index/" pages="${root || './'}" facets="category, tag" answers></pinakes-search>`;
	const home = `<a class="site" href="${root}index.html">${escapeHtml(site)}</a>`;
	return documentHtml({
		lang,
		title: title === site ? site : `${title} · ${site}`,
		root,
		styles: PAGE_STYLES_FILE,
		body: `<body${hero === undefined ? '' : ' class="landing"'}>
<a class="skip" href="#text"${say.attribute}>${say.skip}</a>
<header>${home}<a class="to-contents" href="#contents"${say.attribute}>${say.contents}</a>${isFront ? '' : box}</header>
${isFront ? `<div class="hero">${hero ?? ''}<div role="search">${box}</div></div>\n` : ''}<main id="text" tabindex="-1">
${html}${aroundOf(content)}</main>
${tocOf(content)}<nav id="contents" aria-label="${say.contents}">
${content.groups.map(groupOf).join('')}</nav>
${content.links.length > 0 ? `<footer>${content.links.map(linkHtml).join(' · ')}</footer>\n` : ''}</body>`,
	});
}

/** @param parts `root` as in `PageContent`, the path of the style sheet, and others */
function documentHtml(parts: Readonly<Record<'lang' | 'title' | 'root' | 'styles' | 'body', string>>): string {
	const { lang, title, root, styles, body } = parts;
	return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${root}${styles}">
<script type="module" src="${root}pinakes-search.js"></script>
</head>
${body}
</html>
`;
}

function groupOf({ name, links }: PageGroup): string {
	const heading = name === '' ? '' : `<p>${escapeHtml(name)}</p>\n`;
	return `${heading}<ul>\n${links.map((link) => `<li>${linkHtml(link)}</li>\n`).join('')}</ul>\n`;
}

function linkHtml({ name, href, isCurrent }: PageLink): string {
	return `<a href="${escapeHtml(href)}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a>`;
}

/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

function tocOf({ headings, lang }: PageContent): string {
	const listed = headings.filter(({ level, anchor }) => (level === 2 || level === 3) && anchor !== '');
	if (listed.length < MIN_HEADINGS) return '';
	const items = listed.map(
		({ level, anchor, text }) =>
			`<li${level === 3 ? ' class="deeper"' : ''}>${linkHtml({ name: text, href: `#${encodeURIComponent(anchor)}` })}</li>\n`,
	);
	const { onPage, attribute } = wordsIn(lang);
	return `<nav class="on-page" aria-label="${onPage}">\n<p${attribute}>${onPage}</p>\n<ul>\n${items.join('')}</ul>\n</nav>\n`;
}

function aroundOf({ lang, isFront, hero, ...content }: PageContent): string {
	const say = wordsIn(lang);
	const links = (['previous', 'next'] as const).flatMap((name) => {
		const link = content[name];
		return link === undefined ? [] : `<span><span${say.attribute}>${say[name]}:</span> ${linkHtml(link)}</span>`;
	});
	return isFront || hero !== undefined || links.length === 0 ? '' : `<p class="around">${links.join(' ')}</p>\n`;
}

interface SearchPage {
	readonly title: string;
	/** BCP 47 code of the language of the documents. The page is in Chinese for Chinese ones, else in English. */
	readonly lang: string;
	readonly documents: number;
	/** Prefix of document paths for links to their pages, or folder where relative URLs begin; undefined without pages. */
	readonly pages: string | undefined;
	readonly links: readonly PageLink[];
}

/** Adds a front page with the search box. */
export function addSearchPage(files: SiteFiles, { title, lang, documents, pages, links }: SearchPage): void {
	const attributes = pages === undefined ? '' : ` pages="${escapeHtml(pages)}"`;
	const isChinese = /^zh\b/.test(lang);
	const count = isChinese ? `${documents} 篇文档。` : `${documents} document${documents === 1 ? '' : 's'}.`;
	files.set('search.css', SEARCH_STYLES);
	const body = `<body>
<main>
<h1>${escapeHtml(title)}</h1>
<pinakes-search index="index/"${attributes} facets="category, tag" answers parameter="q" inline></pinakes-search>
<p>${count} ${links.map(linkHtml).join(' · ')}</p>
</main>
</body>`;
	files.set('index.html', documentHtml({ lang: isChinese ? lang : 'en', title, root: '', styles: 'search.css', body }));
}
