import { withSingleSpaces } from '../format.ts';
import type { Element } from './rules.ts';

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

/** Maximum characters of a value; `MAX_VALUES` is the maximum number of values. */
const MAX_LENGTH = 1000;
const MAX_VALUES = 1000;

/** Name under which the text of `<title>` is collected, which no field has. */
const PAGE_TITLE = 'page title';

/** Collects the metadata of a page: values of attributes, and texts of marked elements. */
export class MetaReader {
	private readonly values = new Map<string, string[]>();
	private readonly open_: { readonly name: string; readonly depth: number; text: string }[] = [];
	private count = 0;

	open({ name, attributes }: Element, meta: Meta, depth: number): void {
		if (name === 'html') this.add('lang', attributes.lang);
		if (name === 'title') this.open_.push({ name: PAGE_TITLE, depth, text: '' });
		for (const [field, value] of meta) {
			if (value !== undefined) this.add(field, value);
			else this.open_.push({ name: field, depth, text: '' });
		}
	}

	text(data: string): void {
		for (const open of this.open_) if (open.text.length < MAX_LENGTH) open.text += data;
	}

	/** Closes marked elements that are deeper than `depth`. */
	close(depth: number): void {
		for (let last = this.open_.at(-1); last !== undefined && last.depth > depth; last = this.open_.at(-1)) {
			this.open_.pop();
			this.add(last.name, last.text);
		}
	}

	/** The text of `<title>`, as read so far. */
	get pageTitle(): string {
		return this.values.get(PAGE_TITLE)?.[0] ?? '';
	}

	/** Returns the metadata, with a title if none is declared. */
	toFields(title: string | undefined): Map<string, unknown> {
		this.close(-1);
		const { values } = this;
		values.delete(PAGE_TITLE);
		if (title !== undefined && !values.has('title')) values.set('title', [title]);
		return new Map([...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list]));
	}

	private add(name: string, value = ''): void {
		const text = withSingleSpaces(value).slice(0, MAX_LENGTH);
		if (text === '' || ++this.count > MAX_VALUES) return;
		const list = this.values.get(name);
		if (list === undefined) this.values.set(name, [text]);
		// Only the first title is that of the page.
		else if (name !== 'title' && name !== PAGE_TITLE && !list.includes(text)) list.push(text);
	}
}

/** Metadata of an element: names with values; undefined if its text is the value. */
type Meta = readonly (readonly [name: string, value: string | undefined])[];

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
