import { ENTRIES_TABLE, type EntryRecord, MAX_OUTLINE_BYTES, OUTLINE_FILE } from '@pinakes/query/internal';
import type { UnreadEntry } from '../model/entry.ts';
import { relateFiles } from '../model/flows.ts';
import { type FileTarget, mergeSortedRows, setPieces, sorted, type TableRow, writeSortedTable } from './parts.ts';

/** A markdown file whose sections can be retrieved. */
export interface IndexedEntry {
	readonly path: string;
	/** The result of `entryFields`. */
	readonly fields: string;
	/** Section number of its first heading. */
	readonly section: number;
}

/**
 * Writes the headings of files.
 *
 * @param entries sorted by path, iterated several times
 * @returns the first key of each part
 */
export function writeEntries(
	files: FileTarget,
	entries: Iterable<IndexedEntry>,
	unread: readonly UnreadEntry[],
): string[] {
	const unreadRows = unread.map(({ path, problem }): TableRow => {
		return [path, JSON.stringify({ ...NOTHING, problem } satisfies EntryRecord)];
	});
	return writeSortedTable(files, ENTRIES_TABLE, mergeSortedRows(rowsOf(entries), sorted(unreadRows)));
}

function* rowsOf(entries: Iterable<IndexedEntry>): Generator<TableRow> {
	for (const { path, section, fields } of relateFiles(entries)) yield [path, `{"section":${section},${fields}}`];
}

const NOTHING: EntryRecord = { section: 0, levels: '', texts: [], lines: [0], related: {} };

/**
 * Writes the outlines of all documents, unless they are too large for one file.
 *
 * @param outlines JSON texts sorted by path; iterated twice
 */
export function writeOutlines(files: FileTarget, outlines: Iterable<string>): void {
	let bytes = 0;
	for (const outline of outlines) {
		bytes += Buffer.byteLength(outline);
		if (bytes > MAX_OUTLINE_BYTES) return;
	}
	setPieces(files, OUTLINE_FILE, piecesOf(outlines));
}

function* piecesOf(outlines: Iterable<string>): Generator<string> {
	yield '{\n"documents":[';
	let between = '\n';
	for (const outline of outlines) {
		yield between + outline;
		between = ',\n';
	}
	yield between === '\n' ? ']\n}' : '\n]\n}';
}
