import { fits, own } from '../base/json.ts';
import { need, type Recipe } from '../base/recipe.ts';
import type { Opened } from '../manifest/opened.ts';
import { type DocumentRecord, readDocumentLists, readDocumentRecords, readFilterValues } from './documents.ts';
import { type EntryRecord, readEntries } from './entries.ts';

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
			siblings.push({ level, text, first_line: line, last_line: end, children: build(i + 1, next) });
			i = next;
		}
		return siblings;
	};
	return build(0, headings.length);
}

/** Number of documents whose records are read at a time. */
const BATCH = 1024;

/** Reads the outlines of all documents, sorted by path. For large indexes, the functions below read less. */
export function* readOutlines(opened: Opened): Recipe<readonly DocumentOutline[]> {
	if (areWhole(opened)) return yield* readFile();
	const { documents } = opened.counts;
	const outlines: DocumentOutline[] = [];
	for (let from = 0; from < documents; from += BATCH) {
		const batch = yield* readOutlineRange(opened, from, from + BATCH);
		outlines.push(...batch.filter((outline) => outline !== undefined));
	}
	return outlines;
}

/** Reads the paths of documents with outlines, optionally with a prefix, sorted. */
export function* readOutlinePaths(opened: Opened, prefix = ''): Recipe<string[]> {
	if (!areWhole(opened)) return (yield* readFilterValues(opened, 'path', prefix)).map((rest) => prefix + rest);
	return (yield* readFile()).map(({ path }) => path).filter((path) => path.startsWith(prefix));
}

/** Reads the outlines of paths; undefined for unknown ones. */
export function* readOutlinesOf(opened: Opened, paths: readonly string[]): Recipe<(DocumentOutline | undefined)[]> {
	if (areWhole(opened)) {
		const outlines = new Map((yield* readFile()).map((outline) => [outline.path, outline]));
		return paths.map((path) => outlines.get(path));
	}
	const numbers = (yield* readDocumentLists(opened, 'path', paths)).map((documents) => documents?.[0]);
	const known = numbers.filter((number) => number !== undefined);
	const outlines = yield* outlinesOfRecords(opened, yield* readDocumentRecords(opened, known));
	let at = 0;
	return numbers.map((number) => (number === undefined ? undefined : outlines[at++]));
}

/** Reads the outlines of a range of document numbers; undefined for a document that is not a file. */
export function* readOutlineRange(
	opened: Opened,
	from: number,
	to: number,
): Recipe<readonly (DocumentOutline | undefined)[]> {
	if (areWhole(opened)) return (yield* readFile()).slice(from, to);
	const length = Math.max(0, Math.min(to, opened.counts.documents) - from);
	const numbers = Array.from({ length }, (_, i) => from + i);
	return yield* outlinesOfRecords(opened, yield* readDocumentRecords(opened, numbers));
}

/** Whether outlines are read from their file: there are few, or the tables do not have them. */
function areWhole({ files, counts, cuts }: Opened): boolean {
	if (!(cuts.documents?.length > 0)) return true;
	return own(files, OUTLINE_FILE) !== undefined && counts.documents <= MAX_WHOLE_OUTLINES;
}

function* readFile(): Recipe<readonly DocumentOutline[]> {
	const shape = { documents: [{ path: '', title: '', headings: [isHeading] }] } as const;
	return (yield* need<{ documents: readonly DocumentOutline[] }>({ file: OUTLINE_FILE, shape })).documents;
}

function isHeading(json: unknown): boolean {
	return fits(json, { level: 0, text: '', first_line: 0, last_line: 0, children: [isHeading] });
}

/** Returns the outlines of documents; undefined for those that are not files. */
function* outlinesOfRecords(
	opened: Opened,
	records: readonly DocumentRecord[],
): Recipe<(DocumentOutline | undefined)[]> {
	const entries = yield* readEntries(
		opened,
		records.map(({ path }) => path),
	);
	return records.map(({ path, title }, i) => {
		const entry = entries[i];
		return entry === undefined ? undefined : { path, title, headings: treeOf(entry) };
	});
}

function treeOf({ levels, texts, lines }: EntryRecord): DocumentOutline['headings'] {
	const headings = texts.map((text, i) => ({ level: Number(levels[i]), text, line: lines[i] as number }));
	return headingTree(headings, (lines.at(-1) ?? 1) - 1);
}
