import type { DocumentOutline, Heading } from '@pinakes/query';
import { plainText, type TextDocument, type TextSection } from '@pinakes/query/internal';
import type { Split } from '../formats/front-matter.ts';
import { declaredLanguage } from '../words/language.ts';
import type { DocumentPage } from './page-urls.ts';
import { homePageSection } from './title.ts';

/** Maximum characters of a title or parent heading in the index, because all sections below repeat it. */
const MAX_ANCESTORS_LENGTH = 1000;

function abovePart(text: string): string {
	return text.length <= MAX_ANCESTORS_LENGTH
		? text
		: `${text.slice(0, MAX_ANCESTORS_LENGTH).replace(/[\ud800-\udbff]$/, '')}…`;
}

/**
 * Returns the sections of a markdown file: each from its heading to the line before the next heading of any level. The
 * text before the first heading is a section without headings, unless it is blank and there are others. Together they
 * are the file without its front matter.
 */
export function markdownSections(
	{ body, bodyOffset }: Pick<Split, 'body' | 'bodyOffset'>,
	headings: readonly Heading[],
	page?: DocumentPage,
): TextSection[] {
	const starts = lineStarts(body);
	const lastLine = bodyOffset + starts.length;
	const placed = pathsOf(headings, []);
	const section = (path: readonly string[], first: number, last: number, url = page?.url): TextSection => ({
		...(path.length > 0 ? { headings: path } : {}),
		text: body.slice(starts[first - bodyOffset - 1], starts[last - bodyOffset]),
		...(last >= first ? { lines: [first, last] } : {}),
		...(url === undefined ? {} : { url }),
	});
	const sections = placed.map(({ path, line }, i) =>
		section(path, line, (placed[i + 1]?.line ?? lastLine + 1) - 1, page?.sections[i]),
	);
	const before = section([], bodyOffset + 1, (placed[0]?.line ?? lastLine + 1) - 1);
	return placed.length === 0 || before.text.trim() !== '' ? [before, ...sections] : sections;
}

/** Converts a markdown file to a document of the text index. */
export function toDocument(
	{ path, title, headings }: DocumentOutline,
	split: Pick<Split, 'fields' | 'lines' | 'body' | 'bodyOffset'>,
	page?: DocumentPage,
): TextDocument {
	const language = declaredLanguage(split.fields);
	const sections = withHomePage(markdownSections(split, headings, page), split, page);
	return { id: path, title: abovePart(title), sections, ...(language === undefined ? {} : { language }) };
}

/** Adds what a home page shows from its front matter, in place of an empty text. */
function withHomePage(
	sections: readonly TextSection[],
	split: Pick<Split, 'fields' | 'lines' | 'bodyOffset'>,
	page: DocumentPage | undefined,
): readonly TextSection[] {
	const home = homePageSection(split);
	if (home === undefined) return sections;
	const url = page === undefined ? {} : { url: page.url };
	return [{ ...home, ...url }, ...sections.filter(({ text }) => text.trim() !== '')];
}

/** Returns the paths of headings in the order of the file, with their lines. */
function pathsOf(headings: readonly Heading[], above: readonly string[]): { path: string[]; line: number }[] {
	return headings.flatMap(({ text, first_line, children }) => [
		{ path: [...above, text], line: first_line },
		...pathsOf(children, [...above, abovePart(text)]),
	]);
}

/** Returns the offset of each line; in CommonMark, lines end with a line feed, a carriage return, or both. */
function lineStarts(text: string): number[] {
	const starts = text === '' ? [] : [0];
	for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) {
		const next = index + end.length;
		if (next < text.length) starts.push(next);
	}
	return starts;
}

/** Matches an ATX or setext heading at the beginning. */
const HEADING = /^(?: {0,3}#[^\r\n]*|(?:[^\S\r\n]*\S[^\r\n]*(?:\r\n?|\n)){1,20}? {0,3}(?:=+|-+)[^\S\r\n]*(?=[\r\n]|$))/;

/** Returns the text of a section without its heading. */
export function withoutHeading(text: string): string {
	return text.replace(HEADING, '');
}

/** Matches the number of an item of a list, which is no word of it. */
const ITEM_NUMBER = /^[ \t>]*\d{1,2}(?:[.)][ \t]|、)/gm;

/** Returns the text of markdown that is searched: without markup, and without the numbers of lists. */
export function searchedText(markdown: string): string {
	return plainText(markdown).replace(ITEM_NUMBER, ' ');
}

/** Removes markup and the section's own heading from a section of markdown. */
export function withoutMarkup({ headings = [], text }: TextSection): TextSection {
	return { headings, text: searchedText(headings.length > 0 ? withoutHeading(text) : text) };
}
