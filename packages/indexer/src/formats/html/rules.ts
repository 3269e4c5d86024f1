import { DomUtils } from 'htmlparser2';
import type { Element } from './page.ts';

/** Elements without text for readers. */
const NO_TEXT = new Set(
	'script style template noscript svg iframe object canvas audio video button select textarea form dialog head input nav search'.split(
		' ',
	),
);

/** Matches classes of permalinks in headings, and of links to source code and the like of Sphinx and rustdoc. */
const PERMALINK =
	/(?:^|\s)(?:headerlink|header-anchor|hash-link|heading-anchor|anchor-link|permalink|sl-anchor-link|viewcode-link|src|srclink|test-arrow|hideme)(?:\s|$)/;

/** Matches classes of line numbers beside code, as Pygments, Doxygen, Javadoc, rustdoc and others write them. */
const LINE_NUMBER = /(?:^|[\s-])(?:lineno|linenos|line-numbers?|line-no)(?:\s|$)/;

/** Whether an element is a part of MathML other than the formula's source in TeX. KaTeX and Pandoc write both. */
function isMathMarkup({ name, attribs, parent }: Element): boolean {
	const around = parent !== null && DomUtils.isTag(parent) ? parent.name : '';
	if (around === 'math') return name !== 'semantics';
	return around === 'semantics' && !(name === 'annotation' && attribs.encoding === 'application/x-tex');
}

/** Matches styles by which an element is not seen. */
const HIDING =
	/(?:^|;)\s*(?:display\s?:\s?none|visibility\s?:\s?(?:hidden|collapse)|(?:opacity|font-size)\s?:\s?0(?:\.0+)?(?:px|em|rem|%)?\s*(?:;|!|$)|(?:left|top|text-indent)\s?:\s?-\d{3,})/i;

/** Whether an element is hidden by its own style. */
export function isHidden({ attribs }: Element): boolean {
	return HIDING.test(attribs.style ?? '');
}

/** Whether an element is never indexed. */
export function isIgnored(element: Element): boolean {
	const { name, attribs } = element;
	const ignored = attribs['data-pagefind-ignore'];
	return (
		NO_TEXT.has(name) ||
		isMathMarkup(element) ||
		attribs['data-pinakes-ignore'] !== undefined ||
		(ignored !== undefined && ignored !== 'false') ||
		attribs.hidden !== undefined ||
		isHidden(element) ||
		attribs['aria-hidden'] === 'true' ||
		attribs.role === 'navigation' ||
		(['a', 'span', 'summary'].includes(name) && PERMALINK.test(attribs.class ?? '')) ||
		(['a', 'span', 'td'].includes(name) && LINE_NUMBER.test(attribs.class ?? ''))
	);
}

/** Whether an element is a block of code. Doxygen writes one as `<div class="fragment">`, a `<div>` to a line. */
export function isCodeElement({ name, attribs }: Element): boolean {
	return name === 'pre' || (name === 'div' && (attribs.class ?? '').split(/\s/).includes('fragment'));
}

/** Whether the text for an image says no more than that it is a logo, or stands for a symbol, as `[Note]` of DocBook. */
export function isLogo(alt: string): boolean {
	return /^(?:logo|\[.*\])$/i.test(alt.trim());
}

/** Link types of HTML that lead through the pages of a book. */
const NEIGHBORS = new Set(['next', 'prev', 'previous', 'up', 'contents', 'index']);

/** Whether a link leads to the next, previous or enclosing page. DocBook and Texinfo give these links the keys n, p, u and h. */
export function leadsToNeighbor({ rel = '', accesskey = '' }: Element['attribs']): boolean {
	const types = rel.toLowerCase().split(/\s+/);
	return /^[npuh]$/i.test(accesskey) || types.some((type) => NEIGHBORS.has(type));
}

/** Classes that pages without semantic elements give to what is around the content. */
const CHROME_CLASSES = new Set([
	...['nav', 'navbar', 'navigation', 'global-nav', 'breadcrumb', 'breadcrumbs', 'related', 'footer'],
	// Sphinx, Doxygen, DocBook, and Javadoc before 9.
	...['sphinxsidebar', 'navpath', 'SRStatus', 'navheader', 'navfooter', 'topNav', 'subNav', 'bottomNav'],
	// Texinfo and LilyPond.
	...['nav-panel', 'nav_table'],
	// TypeDoc.
	...['col-sidebar', 'tsd-index-panel'],
]);

/** Ids of the same. As classes they are content too: DocBook has boxes in the text that are `sidebar`. */
const CHROME_IDS = new Set([
	...[...CHROME_CLASSES, 'sidebar', 'toc', 'menu', 'titlearea', 'MSearchResultsWindow'],
	// Org and Haddock.
	...['table-of-contents', 'postamble', 'package-header'],
]);

const MENU_ELEMENTS = new Set(['div', 'ul', 'ol', 'table', 'section']);

/** Matches classes and ids that sites give to menus. Boxes in the text have such names too, but are not made of links. */
const MENU = /(?:^|[\s_-])(?:menu|nav|navigation|sidebar|sidenav|toc)(?:[\s_-]|$)/i;

/** Whether an element is called a menu, and consists of links. */
function isMenu(element: Element): boolean {
	const { name, attribs } = element;
	const isCalled = MENU_ELEMENTS.has(name) && MENU.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`);
	return isCalled && isMostlyLinks(lettersIn(element));
}

/**
 * Whether an element is navigation or the like, in a page without marked content.
 *
 * @param isInSection whether it is in an article or a section, whose header is content
 */
export function isChrome(element: Element, isInSection: boolean): boolean {
	const { name, attribs } = element;
	const classes = (attribs.class ?? '').split(/\s/);
	return (
		['footer', 'aside'].includes(name) ||
		(name === 'header' && !isInSection) ||
		// The list of contents of DocBook.
		(name === 'dl' && classes.includes('toc')) ||
		['banner', 'contentinfo', 'complementary', 'search'].includes(attribs.role ?? '') ||
		(['div', 'ul', 'ol', 'li', 'table', 'address', 'section'].includes(name) &&
			(CHROME_IDS.has(attribs.id ?? '') || classes.some((each) => CHROME_CLASSES.has(each)))) ||
		isMenu(element)
	);
}

/** What comes before the first heading is a menu if at least this share of its letters is in links. */
const MIN_LINKED = 2 / 3;

const LETTERS = /[\p{L}\p{N}]/gu;

/** Numbers of letters: all, those of links to pages, and those of links within the page. */
interface Letters {
	readonly all: number;
	readonly page: number;
	readonly anchor: number;
}

export const NO_LETTERS: Letters = { all: 0, page: 0, anchor: 0 };

export function lettersOf(text: string, link?: 'page' | 'anchor'): Letters {
	const count = text.match(LETTERS)?.length ?? 0;
	return { ...NO_LETTERS, all: count, ...(link && { [link]: count }) };
}

function lettersIn({ children }: Element, link?: 'page'): Letters {
	return children.reduce((sum, child) => {
		if (DomUtils.isText(child)) return addLetters(sum, lettersOf(child.data, link));
		return DomUtils.isTag(child) ? addLetters(sum, lettersIn(child, child.name === 'a' ? 'page' : link)) : sum;
	}, NO_LETTERS);
}

/** Adds up two counts. */
export function addLetters(a: Letters, b: Letters): Letters {
	return { all: a.all + b.all, page: a.page + b.page, anchor: a.anchor + b.anchor };
}

const SENTENCE_END = /[.!?。！？]["')”’）」]?$/;

/** Whether these letters are mostly in links, as those of menus are. */
export function isMostlyLinks({ all, page, anchor }: Letters): boolean {
	return all > 0 && page + anchor >= MIN_LINKED * all;
}

/** Whether a text is a sentence, rather than a list of links or a label. */
export function isSentence(text: string, { all, page, anchor }: Letters): boolean {
	return SENTENCE_END.test(text) && page + anchor < (1 - MIN_LINKED) * all;
}
