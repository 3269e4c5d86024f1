import {
	ENTRIES_TABLE,
	type EntryProblem,
	type EntryRecord,
	type RelatedEntry,
} from '@pinakes/query/format/kinds/entries/schema';
import { type Related, type RelatedHeading, relate } from '../../procedures/relate.ts';
import type { ProcessDocument, ProcessSource } from '../../procedures/summary.ts';
import { type FileTarget, mergeSortedRows, sorted, type TableRow, writeSortedTable } from '../../write/parts.ts';

/** A markdown file whose sections can be retrieved. */
export interface EntrySource extends ProcessDocument {
	readonly last_line: number;
}

/** A file that was not read, and why. */
export interface UnreadEntry {
	readonly path: string;
	readonly problem: EntryProblem;
}

/** A markdown file whose sections can be retrieved, without related headings. */
export interface IndexedEntry {
	readonly path: string;
	/** The result of `entryFields`. */
	readonly fields: string;
	/** Section number of its first heading. */
	readonly section: number;
	/** Its `ProcessSummary`, as JSON. */
	readonly process: string;
}

/** Returns the headings of a file as fields of a JSON object, without section number and related headings. */
export function entryFields({ headings, last_line }: Pick<EntrySource, 'headings' | 'last_line'>): string {
	const fields: Omit<EntryRecord, 'section' | 'related'> = {
		levels: headings.map(({ level }) => level).join(''),
		texts: headings.map(({ text }) => text),
		lines: [...headings.map(({ line }) => line), last_line + 1],
	};
	return JSON.stringify(fields).slice(1, -1);
}

/** Returns the related headings of each file, as JSON. */
export function* relatedTexts(sources: Iterable<ProcessSource>): Generator<string> {
	for (const { path, related } of relate(sources)) yield relatedText(related, path);
}

function relatedText(related: Related, path: string): string {
	const rows = [...related].map(([heading, others]) => [heading, others.map((other) => toRelated(other, path))]);
	return JSON.stringify(Object.fromEntries(rows));
}

/**
 * Writes the headings of files.
 *
 * @param entries sorted by path
 * @param related related headings of each entry, as JSON
 * @returns the first key of each part
 */
export function writeEntries(
	files: FileTarget,
	entries: Iterable<IndexedEntry>,
	related: Iterable<string>,
	unread: readonly UnreadEntry[],
): string[] {
	const unreadRows = unread.map(({ path, problem }): TableRow => {
		return [path, JSON.stringify({ ...NOTHING, problem } satisfies EntryRecord)];
	});
	return writeSortedTable(files, ENTRIES_TABLE, mergeSortedRows(rowsOf(entries, related), sorted(unreadRows)));
}

function* rowsOf(entries: Iterable<IndexedEntry>, related: Iterable<string>): Generator<TableRow> {
	const rest = related[Symbol.iterator]();
	for (const { path, section, fields } of entries) {
		yield [path, `{"section":${section},${fields},"related":${rest.next().value as string}}`];
	}
}

/** Returns a reference to a heading: by number in the same file, by text and path in another one. */
function toRelated({ relation, path, heading, marked }: RelatedHeading, from: string): RelatedEntry {
	return path === from ? [relation, heading] : [relation, marked, path];
}

const NOTHING: EntryRecord = { section: 0, levels: '', texts: [], lines: [0], related: {} };
