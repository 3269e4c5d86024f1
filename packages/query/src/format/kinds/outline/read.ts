import { fits, own } from '../../json.ts';
import type { Manifest } from '../../manifest.ts';
import { need, type Recipe } from '../../recipe.ts';
import { readDocumentLists, readDocumentRecords, readFilterValues } from '../documents/read.ts';
import type { DocumentRecord } from '../documents/schema.ts';
import { readEntries } from '../entries/read.ts';
import type { EntryRecord } from '../entries/schema.ts';
import { headingTree } from './heading-tree.ts';
import { type DocumentOutline, MAX_WHOLE_OUTLINES, OUTLINE_FILE } from './schema.ts';

/** Number of documents whose records are read at a time. */
const BATCH = 1024;

/** Reads the outlines of all documents, sorted by path. For large indexes, the functions below read less. */
export function* readOutlines(manifest: Manifest): Recipe<readonly DocumentOutline[]> {
	if (areWhole(manifest)) return yield* readFile();
	const { documents } = manifest.counts;
	const outlines: DocumentOutline[] = [];
	for (let from = 0; from < documents; from += BATCH) {
		const batch = yield* readOutlineRange(manifest, from, from + BATCH);
		outlines.push(...batch.filter((outline) => outline !== undefined));
	}
	return outlines;
}

/** Reads the paths of documents with outlines, optionally with a prefix, sorted. */
export function* readOutlinePaths(manifest: Manifest, prefix = ''): Recipe<string[]> {
	if (!areWhole(manifest)) return (yield* readFilterValues(manifest, 'path', prefix)).map((rest) => prefix + rest);
	return (yield* readFile()).map(({ path }) => path).filter((path) => path.startsWith(prefix));
}

/** Reads the outlines of paths; undefined for unknown ones. */
export function* readOutlinesOf(manifest: Manifest, paths: readonly string[]): Recipe<(DocumentOutline | undefined)[]> {
	if (areWhole(manifest)) {
		const outlines = new Map((yield* readFile()).map((outline) => [outline.path, outline]));
		return paths.map((path) => outlines.get(path));
	}
	const numbers = (yield* readDocumentLists(manifest, 'path', paths)).map((documents) => documents?.[0]);
	const known = numbers.filter((number) => number !== undefined);
	const outlines = yield* outlinesOfRecords(manifest, yield* readDocumentRecords(manifest, known));
	let at = 0;
	return numbers.map((number) => (number === undefined ? undefined : outlines[at++]));
}

/** Reads the outlines of a range of document numbers; undefined for a document that is not a file. */
export function* readOutlineRange(
	manifest: Manifest,
	from: number,
	to: number,
): Recipe<readonly (DocumentOutline | undefined)[]> {
	if (areWhole(manifest)) return (yield* readFile()).slice(from, to);
	const length = Math.max(0, Math.min(to, manifest.counts.documents) - from);
	const numbers = Array.from({ length }, (_, i) => from + i);
	return yield* outlinesOfRecords(manifest, yield* readDocumentRecords(manifest, numbers));
}

/** Whether outlines are read from their file: there are few, or the tables do not have them. */
function areWhole({ files, counts, cuts }: Manifest): boolean {
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
	manifest: Manifest,
	records: readonly DocumentRecord[],
): Recipe<(DocumentOutline | undefined)[]> {
	const entries = yield* readEntries(
		manifest,
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
