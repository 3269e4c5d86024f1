import { ENTRIES_TABLE, type EntryRecord } from '@pinakes/query/format/kinds/entries';
import type { UnreadEntry } from '../../model/entry.ts';
import { type FileTarget, mergeSortedRows, sorted, type TableRow, writeSortedTable } from '../../write/parts.ts';

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
 * @param entries sorted by path
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
	for (const { path, section, fields } of entries) yield [path, `{"section":${section},${fields}}`];
}

const NOTHING: EntryRecord = { section: 0, levels: '', texts: [], lines: [0], related: {} };
