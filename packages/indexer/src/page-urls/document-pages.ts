import type { DocumentOutline, Heading } from '@pinakes/query';
import { anchorsOf, type NamedHeading, splitCustomId, withoutEmoji } from './anchors.ts';
import { encodePath, urlFinder } from './page-url.ts';
import { GENERATOR_RULES, type SiteSettings } from './settings.ts';

/** The URLs of a document on its site. */
export interface DocumentPage {
	readonly url: string;
	/** URLs of the sections of headings, in the order of the file. */
	readonly sections: readonly string[];
}

interface PagedDocument {
	/** Outline, with headings without custom ids. */
	readonly outline: DocumentOutline;
	/** Undefined for a document that is not on the site. */
	readonly page: DocumentPage | undefined;
}

/** Returns the page of a document. The path is relative to the source folder. */
type ReadPage = (
	path: string,
	fields: ReadonlyMap<string, unknown> | undefined,
	outline: DocumentOutline,
	/** Explicit anchors, by lines of headings. */
	anchors?: ReadonlyMap<number, string>,
) => PagedDocument;

/** Creates the function that returns pages of documents. Without a site there are none. */
export function pageReader(site: SiteSettings | undefined): ReadPage {
	if (site === undefined)
		return (_path, _fields, outline) => ({ outline: withoutAttributes(outline), page: undefined });
	const rules = GENERATOR_RULES[site.generator];
	const find = urlFinder(site);
	return (path, fields, outline, own) => {
		const named: (NamedHeading & { readonly level: number })[] = [];
		const headings = withoutIds(outline.headings, ({ text, level, first_line }) => {
			const heading = rules.hasCustomIds ? splitCustomId(text) : { text, id: undefined };
			named.push({ ...heading, id: own?.get(first_line) ?? heading.id, level });
			return withoutEmoji(heading.text);
		});
		const url = find(path, fields ?? new Map());
		if (url === undefined) return { outline: withHeadings(outline, headings), page: undefined };
		const anchors = anchorsOf(rules.anchors, named);
		const sections = anchors.map((anchor, i) => {
			// In Docusaurus, the title of a page has no anchor.
			const isTitle = i === 0 && named[0]?.level === 1;
			return isTitle || anchor === '' ? url : `${url}#${encodePath(anchor)}`;
		});
		return { outline: withHeadings(outline, headings), page: { url, sections } };
	};
}

/** Returns an outline without the attributes of headings, which most generators know. */
function withoutAttributes(outline: DocumentOutline): DocumentOutline {
	return withHeadings(
		outline,
		withoutIds(outline.headings, ({ text }) => withoutEmoji(splitCustomId(text).text)),
	);
}

/** Replaces the headings of an outline, and its title if it is the first one. */
function withHeadings(outline: DocumentOutline, headings: readonly Heading[]): DocumentOutline {
	const isFirst = outline.title === outline.headings[0]?.text;
	return { ...outline, title: isFirst ? (headings[0]?.text ?? outline.title) : outline.title, headings };
}

function withoutIds(headings: readonly Heading[], textOf: (heading: Heading) => string): Heading[] {
	return headings.map((heading) => {
		const text = textOf(heading);
		return { ...heading, text, children: withoutIds(heading.children, textOf) };
	});
}
