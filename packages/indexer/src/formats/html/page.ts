import { own } from '@pinakes/query/internal';
import { DomUtils, parseDocument } from 'htmlparser2';
import { FormatError, withSingleSpaces } from '../format.ts';

type Document = ReturnType<typeof parseDocument>;

/** An element of a page. */
export type Element = Extract<Document['children'][number], { attribs: unknown }>;

/** A part of a page that has others. */
export type Parent = Document | Element;

/** What may mark the content of a page, the best first. */
const MARKS = {
	pagefind: ({ attribs }: Element) => attribs['data-pagefind-body'] !== undefined,
	main: ({ name, attribs }: Element) => name === 'main' || attribs.role === 'main',
	article: ({ name }: Element) => name === 'article',
};

export interface Page {
	readonly document: Document;
	/** Whether an element is the content; undefined if none is marked. */
	readonly isContent: ((element: Element) => boolean) | undefined;
	/** Text of `<title>`. */
	readonly title: string;
	/** Its metadata. */
	readonly fields: Map<string, unknown>;
}

/** Maximum nesting of elements. */
const MAX_DEPTH = 500;

/** Elements that other ones are looked for in. */
const NOTED = new Set(['article', 'header', 'footer', 'nav', 'aside', 'noscript']);

/**
 * Parses a page, and finds its content and metadata.
 *
 * @param offset lines of the file before the text
 * @returns undefined for a page that only redirects, or shows results of a search
 * @throws FormatError if elements are nested too deep
 */
export function parsePage(text: string, offset: number): Page | undefined {
	const document = parseDocument(text, { withStartIndices: true });
	const metadata = new Metadata();
	const marked = new Set<string>();
	let isPage = true;
	let articles = 0;
	let isTitled = false;
	let isTitleBeside = false;
	let title = '';
	const visit = (parent: Parent, depth: number, around: readonly string[]): void => {
		for (const child of parent.children) {
			if (!DomUtils.isTag(child)) continue;
			const { name, attribs } = child;
			if (depth === MAX_DEPTH) {
				const line = text.slice(0, child.startIndex ?? 0).split('\n').length;
				throw new FormatError(`elements are nested more than ${MAX_DEPTH} deep`, offset + line);
			}
			if (name === 'title') title ||= withSingleSpaces(textOf(child)).slice(0, MAX_LENGTH);
			if (name === 'article') articles++;
			for (const [mark, isMarked] of Object.entries(MARKS)) if (isMarked(child)) marked.add(mark);
			if (attribs['data-pagefind-ignore'] !== 'all') metadata.read(child);
			// Within noscript it only leads readers without scripts to another page. Doxygen has a page for the results of each first letter.
			const isRefresh = name === 'meta' && attribs['http-equiv']?.toLowerCase() === 'refresh';
			if ((isRefresh && !around.includes('noscript')) || (name === 'body' && attribs.class === 'SRPage'))
				isPage = false;
			if (name === 'h1') {
				isTitled ||= around.includes('article');
				// A heading that links to another page is that of the site.
				isTitleBeside ||=
					around.every((each) => each === 'noscript') && !DomUtils.existsOne(isPageLink, child.children);
			}
			visit(child, depth + 1, NOTED.has(name) ? [...around, name] : around);
		}
	};
	visit(document, 0, []);
	if (!isPage) return undefined;
	// Several articles are parts of a page, whose text around them counts as well. So does that beside an article if the title is
	// there, as in JSDoc.
	if (articles > 1 || (isTitleBeside && !isTitled)) marked.delete('article');
	const isContent = Object.entries(MARKS).find(([mark]) => marked.has(mark))?.[1];
	return { document, isContent, title, fields: metadata.toFields() };
}

function isPageLink({ name, attribs }: Element): boolean {
	return name === 'a' && !(attribs.href ?? '#').startsWith('#');
}

/** Maximum characters of a value; `MAX_VALUES` is the maximum number of values. */
const MAX_LENGTH = 1000;
const MAX_VALUES = 1000;

/** Collects the metadata of a page: values of attributes, and texts of marked elements. */
class Metadata {
	private readonly values = new Map<string, string[]>();
	private count = 0;

	read(element: Element): void {
		const { name, attribs } = element;
		const field = FIELDS.get((attribs.name ?? attribs.property ?? '').toLowerCase());
		if (name === 'html') this.add('lang', attribs.lang ?? '');
		if (name === 'meta' && field !== undefined) this.add(field, attribs.content ?? '');
		for (const kind of ['meta', 'filter', 'sort']) {
			for (const { name, value } of readItems(attribs[`data-pagefind-${kind}`], attribs)) {
				this.add(name, value ?? textOf(element));
			}
		}
	}

	toFields(): Map<string, unknown> {
		return new Map([...this.values].map(([name, list]) => [name, list.length === 1 ? list[0] : list]));
	}

	private add(name: string, value: string): void {
		const text = withSingleSpaces(value).slice(0, MAX_LENGTH);
		if (text === '' || ++this.count > MAX_VALUES) return;
		const list = this.values.get(name);
		if (list === undefined) this.values.set(name, [text]);
		// Only the first title is that of the page.
		else if (name !== 'title' && !list.includes(text)) list.push(text);
	}
}

/** Names of `<meta>` elements, with the corresponding fields of front matter. */
const FIELDS = new Map([
	['description', 'description'],
	['keywords', 'keywords'],
	['article:modified_time', 'updated'],
]);

/**
 * Reads `data-pagefind-meta`, `-filter` and `-sort`: `name`, `name:value` and `name[attribute]`, with commas between. Without a value,
 * that is the text of the element.
 */
function readItems(written = '', attributes: Element['attribs']) {
	const items: { readonly name: string; value: string | undefined }[] = [];
	for (const part of written.split(',')) {
		const [, name = '', attribute, value] = /^([^:[]*)(?:\[([^:]*)\]$|:(.*))?/s.exec(part.trim()) ?? [];
		const last = items.at(-1);
		// As in Pagefind, a value may contain commas: `Title: a, b` is one item.
		if (last?.value !== undefined && attribute === undefined && value === undefined) last.value += `,${part}`;
		else if (name !== '') {
			items.push({
				name: name.trim(),
				value: attribute === undefined ? value?.trim() : (own(attributes, attribute) ?? ''),
			});
		}
	}
	return items;
}

/** Returns the text of an element, to little more than the length of a value. */
function textOf(parent: Parent): string {
	let text = '';
	for (const child of parent.children) {
		if (DomUtils.isText(child)) text += child.data;
		else if (DomUtils.isTag(child)) text += textOf(child);
		if (text.length > MAX_LENGTH) break;
	}
	return text;
}

/** A heading of a page. */
export interface PageHeading {
	readonly level: number;
	readonly text: string;
	/** Whether all of it is a link to another page. */
	readonly isLink: boolean;
}

/** Matches the number of a section before its heading. */
const SECTION_NUMBER = /^\d{1,3}(?:\.\d{1,3}){0,9}\.?\s/;

const LETTER_OR_DIGIT = /[\da-z]/;

/**
 * Whether all headings before one are the site's masthead: links to other pages, where the page's `<title>` begins with
 * this heading rather than with them, as in _Page — Site_.
 */
export function isAfterMasthead(heading: PageHeading, before: readonly PageHeading[], pageTitle: string): boolean {
	const own = isAbout(heading, pageTitle) ? pageTitle.length : positionIn(pageTitle, heading);
	return before.length > 0 && before.every((other) => other.isLink && positionIn(pageTitle, other) > own);
}

/**
 * Returns the title of a page, where that isn't its first heading of level 1: the heading that its `<title>` has first,
 * or the `<title>` if its headings are those of sections or of the site.
 *
 * @param headings in their order
 */
export function titleOf(headings: readonly PageHeading[], pageTitle: string): string | undefined {
	const tops = headings.filter(({ level }) => level === 1);
	const lower = headings.find(({ level }) => level > 1);
	const positions = tops.map((heading) => positionIn(pageTitle, heading));
	const nearest = positions.indexOf(Math.min(...positions));
	if (positions[nearest] !== Infinity && nearest >= 0) return nearest === 0 ? undefined : plain(tops[nearest]);
	const part = plain(lower).replace(SECTION_NUMBER, '');
	if (positionIn(pageTitle, { text: part }) < Infinity) return part;
	const isTitled = tops.length === 1 && !SECTION_NUMBER.test(tops[0]?.text ?? '') && !isAbout(lower, pageTitle);
	return isTitled || pageTitle === '' ? undefined : pageTitle;
}

/** Whether a heading has all words of a page's title, apart from its number. */
function isAbout(heading: PageHeading | undefined, pageTitle: string): boolean {
	const title = pageTitle.replace(SECTION_NUMBER, '');
	return heading !== undefined && positionIn(heading.text, { text: title }) < Infinity;
}

/** Returns where a title has the words of a heading; Infinity if it doesn't. */
function positionIn(title: string, heading: Pick<PageHeading, 'text'>): number {
	const whole = plain({ text: title }).toLowerCase();
	const part = plain(heading).toLowerCase();
	for (let at = part === '' ? -1 : whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
		const isCut = [at - 1, at + part.length].some((next) => LETTER_OR_DIGIT.test(whole[next] ?? ''));
		if (!isCut) return at;
	}
	return Infinity;
}

/** Returns the text of a heading without marks of code. */
function plain(heading: Pick<PageHeading, 'text'> | undefined): string {
	return withSingleSpaces(heading?.text.replaceAll('`', '') ?? '');
}
