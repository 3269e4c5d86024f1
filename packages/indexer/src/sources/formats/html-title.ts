import { withSingleSpaces } from './format.ts';

/** A heading of level 1. */
export interface TopHeading {
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
export function isAfterMasthead({ text }: TopHeading, before: readonly TopHeading[], pageTitle: string): boolean {
	const own = positionIn(pageTitle, text);
	return before.length > 0 && before.every((heading) => heading.isLink && positionIn(pageTitle, heading.text) > own);
}

/**
 * Returns the title of a page, where that isn't its first heading of level 1: the one that its `<title>` has first, or
 * the `<title>` if its headings are those of sections.
 */
export function titleOf(headings: readonly TopHeading[], pageTitle: string): string | undefined {
	const [first] = headings;
	const positions = headings.map(({ text }) => positionIn(pageTitle, text));
	const nearest = Math.min(...positions);
	if (nearest < Infinity) {
		const title = headings[positions.indexOf(nearest)];
		return title === first ? undefined : title?.text.replaceAll('`', '');
	}
	const isSection = first === undefined || headings.length > 1 || SECTION_NUMBER.test(first.text);
	return isSection && pageTitle !== '' ? pageTitle : undefined;
}

/** Returns where a title has the words of a heading; Infinity if it doesn't. */
function positionIn(title: string, heading: string): number {
	const [whole, part] = [title, heading].map((text) => withSingleSpaces(text.replaceAll('`', '')).toLowerCase());
	if (whole === undefined || part === undefined || part === '') return Infinity;
	for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
		const isCut = [at - 1, at + part.length].some((next) => LETTER_OR_DIGIT.test(whole[next] ?? ''));
		if (!isCut) return at;
	}
	return Infinity;
}
