/**
 * The heading trees of all markdown sources, one public file:
 *
 *     outline.json   { "documents": [ { "path", "title", "headings": [ Heading, … ] }, … ] }
 *
 * Documents are sorted by path. An index whose outlines have more than `MAX_OUTLINE_BYTES` does not have the file. The tables
 * of documents and entries have all that is in it, and readers take outlines from these, a document at a time, where there
 * are many (read.ts).
 */
export const OUTLINE_FILE = 'outline.json';

/** Maximum bytes of the outlines in `outline.json`. */
export const MAX_OUTLINE_BYTES = 2 ** 24;

/** Maximum documents of an index whose outlines are read as one file. */
export const MAX_WHOLE_OUTLINES = 256;

/** A heading with its subheadings. Lines count from 1, both included. */
export interface Heading {
	readonly level: number;
	readonly text: string;
	readonly first_line: number;
	readonly last_line: number;
	readonly children: readonly Heading[];
}

/** Returns the texts of headings and subheadings, in the order of their document. */
export function headingTexts(headings: readonly Heading[]): string[] {
	return headings.flatMap(({ text, children }) => [text, ...headingTexts(children)]);
}

/** The headings of a document. */
export interface DocumentOutline {
	readonly path: string;
	readonly title: string;
	readonly headings: readonly Heading[];
}
