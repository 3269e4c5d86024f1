/**
 * The heading trees of all markdown sources, one public file:
 *
 *     outline.json   { "documents": [ { "path", "title", "headings": [ Heading, … ] }, … ] }
 *
 * Documents are sorted by path.
 */
export const OUTLINE_FILE = 'outline.json';

/** A heading and the headings below it. Lines count from 1 and both ends belong to the section. */
export interface Heading {
	readonly level: number;
	readonly text: string;
	readonly first_line: number;
	readonly last_line: number;
	readonly children: readonly Heading[];
}

/** Returns the texts of headings and of those below them, in the order of their document. */
export function headingTexts(headings: readonly Heading[]): string[] {
	return headings.flatMap(({ text, children }) => [text, ...headingTexts(children)]);
}

/** One document's headings. */
export interface DocumentOutline {
	readonly path: string;
	readonly title: string;
	readonly headings: readonly Heading[];
}
