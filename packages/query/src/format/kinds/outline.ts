import type { Recipe } from '../base/recipe.ts';
import type { Opened } from '../manifest/opened.ts';
import { readDocumentLists, readDocumentRecords, readFilterValues } from './documents.ts';
import { type EntryRecord, readEntries } from './entries.ts';

/**
 * The heading trees of all markdown sources, one public file:
 *
 *     outline.json   { "documents": [ { "path", "title", "headings": [ Heading, … ] }, … ] }
 *
 * Documents are sorted by path. An index whose outlines have more than `MAX_OUTLINE_BYTES` does not have the file. It is for
 * other programs: look-ups read outlines from the tables of documents and entries.
 */
export const OUTLINE_FILE = 'outline.json';

/** Maximum bytes of the outlines in `outline.json`. */
export const MAX_OUTLINE_BYTES = 2 ** 24;

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

/** A heading of a file, without its subheadings. */
export interface FlatHeading {
	readonly level: number;
	/** Plain text: no markup and no HTML; white space is collapsed. */
	readonly text: string;
	/** Line of the file, from 1. */
	readonly line: number;
}

/**
 * Returns the tree of a file's headings. A section runs to the line before the next heading of the same or a higher level.
 *
 * @param headings in the order of the file
 * @param lastLine of the file
 */
export function headingTree(headings: readonly FlatHeading[], lastLine: number): Heading[] {
	const build = (from: number, to: number): Heading[] => {
		const siblings: Heading[] = [];
		let i = from;
		while (i < to) {
			const { level, text, line } = headings[i] as FlatHeading;
			let next = i + 1;
			while (next < to && (headings[next] as FlatHeading).level > level) next++;
			const end = next < headings.length ? (headings[next] as FlatHeading).line - 1 : lastLine;
			// Several headings may be in one line of a page.
			siblings.push({ level, text, first_line: line, last_line: Math.max(line, end), children: build(i + 1, next) });
			i = next;
		}
		return siblings;
	};
	return build(0, headings.length);
}

/** Reads the outlines of all documents, sorted by path. For large indexes, the functions below read less. */
export function* readOutlines(opened: Opened): Recipe<DocumentOutline[]> {
	// Documents are numbered in the order of their paths.
	const numbers = (yield* readOutlinePaths(opened)).map((_, number) => number);
	const outlines = yield* readNumbered(opened, numbers);
	return outlines.filter((outline) => outline !== undefined);
}

/** Reads the paths of documents with outlines, optionally with a prefix, sorted. */
export function* readOutlinePaths(opened: Opened, prefix = ''): Recipe<string[]> {
	return (yield* readFilterValues(opened, 'path', prefix)).map((rest) => prefix + rest);
}

/** Reads the outlines of paths; undefined for unknown ones. */
export function* readOutlinesOf(opened: Opened, paths: readonly string[]): Recipe<(DocumentOutline | undefined)[]> {
	const numbers = (yield* readDocumentLists(opened, 'path', paths)).map((documents) => documents?.[0]);
	const known = numbers.filter((number) => number !== undefined);
	const outlines = yield* readNumbered(opened, known);
	let at = 0;
	return numbers.map((number) => (number === undefined ? undefined : outlines[at++]));
}

/** Reads the outlines of documents by their numbers; undefined for those that are not files. */
function* readNumbered(opened: Opened, numbers: readonly number[]): Recipe<(DocumentOutline | undefined)[]> {
	const records = yield* readDocumentRecords(opened, numbers);
	const entries = yield* readEntries(
		opened,
		records.map(({ path }) => path),
	);
	return records.map(({ path, title }, i) => {
		const entry = entries[i];
		return entry === undefined ? undefined : { path, title, headings: treeOf(entry) };
	});
}

function treeOf({ levels, texts, lines }: EntryRecord): Heading[] {
	const headings = texts.map((text, i) => ({ level: Number(levels[i]), text, line: lines[i] as number }));
	return headingTree(headings, (lines.at(-1) ?? 1) - 1);
}
