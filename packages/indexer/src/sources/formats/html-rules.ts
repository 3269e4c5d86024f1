/** Maximum nesting of elements. */
export const MAX_DEPTH = 500;

/** An element with its attributes. */
export interface Element {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
}

/** How the content of a page is recognized. */
export type ContentChoice = 'pagefind' | 'main' | 'article' | 'body';

/** Predicates for the element with the content of a page. */
export const MAIN: Readonly<Record<ContentChoice, (element: Element) => boolean>> = {
	pagefind: ({ attributes }) => attributes['data-pagefind-body'] !== undefined,
	main: ({ name, attributes }) => name === 'main' || attributes.role === 'main',
	article: ({ name }) => name === 'article',
	// Fragments have no body.
	body: ({ name }) => name !== 'html',
};

/** Elements without text for readers. */
const NO_TEXT = new Set(
	'script style template noscript svg math iframe object canvas audio video button select textarea form dialog head input nav'.split(
		' ',
	),
);

/** Matches classes of permalinks in headings. */
const PERMALINK =
	/(?:^|\s)(?:headerlink|header-anchor|hash-link|heading-anchor|anchor-link|permalink|sl-anchor-link)(?:\s|$)/;

/** Matches classes of line numbers beside code, as Pygments, Doxygen, Javadoc, rustdoc and others write them. */
const LINE_NUMBER = /(?:^|[\s-])(?:lineno|linenos|line-numbers?|line-no)(?:\s|$)/;

/** Whether an element is never indexed. */
export function isIgnored({ name, attributes }: Element): boolean {
	const ignored = attributes['data-pagefind-ignore'];
	return (
		NO_TEXT.has(name) ||
		attributes['data-pinakes-ignore'] !== undefined ||
		(ignored !== undefined && ignored !== 'false') ||
		attributes.hidden !== undefined ||
		attributes['aria-hidden'] === 'true' ||
		attributes.role === 'navigation' ||
		(name === 'a' && PERMALINK.test(attributes.class ?? '')) ||
		(['a', 'span', 'td'].includes(name) && LINE_NUMBER.test(attributes.class ?? ''))
	);
}

/** Whether an element is a block of code. Doxygen writes one as `<div class="fragment">`, a `<div>` to a line. */
export function isCode({ name, attributes }: Element): boolean {
	return name === 'pre' || (name === 'div' && (attributes.class ?? '').split(/\s/).includes('fragment'));
}

/** Whether the text for an image says no more than that it is a logo. */
export function isLogo(alt: string): boolean {
	return /^logo$/i.test(alt.trim());
}

/** Link types of HTML that lead through the pages of a book. */
const NEIGHBORS = new Set(['next', 'prev', 'previous', 'up']);

/** Whether a link leads to the next, previous or enclosing page. DocBook and Texinfo give these links the keys n, p, u and h. */
export function leadsToNeighbor({ rel = '', accesskey = '' }: Element['attributes']): boolean {
	return (
		/^[npuh]$/i.test(accesskey) ||
		rel
			.toLowerCase()
			.split(/\s+/)
			.some((type) => NEIGHBORS.has(type))
	);
}

/** Classes that pages without semantic elements give to what is around the content. */
const CHROME_CLASSES = new Set(
	'nav navbar navigation global-nav breadcrumb breadcrumbs navpath sphinxsidebar related footer'.split(' '),
);

/** Ids of the same. As classes they are content too: DocBook has boxes in the text that are `sidebar`. */
const CHROME_IDS = new Set([...CHROME_CLASSES, 'sidebar', 'toc', 'menu', 'titlearea', 'MSearchResultsWindow']);

/** Whether an element is navigation or the like, in a page without marked content. */
export function isChrome({ name, attributes }: Element): boolean {
	return (
		['header', 'footer', 'aside'].includes(name) ||
		['banner', 'contentinfo', 'complementary', 'search'].includes(attributes.role ?? '') ||
		(['div', 'ul', 'ol', 'li', 'address'].includes(name) &&
			(CHROME_IDS.has(attributes.id ?? '') ||
				(attributes.class ?? '').split(/\s/).some((each) => CHROME_CLASSES.has(each))))
	);
}

/** Metadata of an element: names with values; undefined if its text is the value. */
export type Meta = readonly (readonly [name: string, value: string | undefined])[];

/** Reads `data-pagefind-meta`, `-filter` and `-sort`: `name`, `name:value` and `name[attribute]`, with commas between. */
export function metaOf({ name, attributes }: Element): Meta {
	const pagefind = ['meta', 'filter', 'sort'].flatMap((kind) =>
		splitMeta(attributes[`data-pagefind-${kind}`], attributes),
	);
	const { content } = attributes;
	if (name !== 'meta' || content === undefined) return pagefind;
	const field = FIELDS.get((attributes.name ?? attributes.property ?? '').toLowerCase());
	return field === undefined ? pagefind : [...pagefind, [field, content]];
}

/** Names of `<meta>` elements, with the corresponding fields of front matter. */
const FIELDS = new Map([
	['description', 'description'],
	['keywords', 'keywords'],
	['article:modified_time', 'updated'],
]);

function splitMeta(written: string | undefined, attributes: Element['attributes']): Meta {
	if (written === undefined) return [];
	const pairs: [string, string | undefined][] = [];
	for (const item of written.split(',')) {
		const { name, attribute, value } = readItem(item.trim());
		const last = pairs.at(-1);
		// As in Pagefind, a value may contain commas: `Title: a, b` is one item.
		if (
			name === '' ||
			(pairs.length > 0 && attribute === undefined && value === undefined && last?.[1] !== undefined)
		) {
			if (last?.[1] !== undefined) last[1] += `,${item}`;
			continue;
		}
		pairs.push([name, attribute === undefined ? value : (attributes[attribute] ?? '')]);
	}
	return pairs;
}

/** Parses `name`, `name:value` or `name[attribute]`. */
function readItem(item: string): { name: string; attribute?: string; value?: string } {
	const colon = item.indexOf(':');
	if (colon >= 0) return { name: item.slice(0, colon).trim(), value: item.slice(colon + 1).trim() };
	const bracket = item.indexOf('[');
	if (bracket < 0 || !item.endsWith(']')) return { name: item };
	return { name: item.slice(0, bracket).trim(), attribute: item.slice(bracket + 1, -1) };
}
