import { withSingleSpaces } from '../format.ts';

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
