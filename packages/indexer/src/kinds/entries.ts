import {
	ENTRIES_TABLE,
	type EntryProblem,
	type EntryRecord,
	MAX_OUTLINE_BYTES,
	OUTLINE_FILE,
} from '@pinakes/query/internal';
import { listText, objectText } from '../base/encode.ts';
import { lazyMap } from '../base/spill.ts';
import { type FlowEntry, relateFiles } from '../model/flows.ts';
import { type FileTarget, mergeSortedRows, sorted, type TableRow, writeSortedTable } from './parts.ts';

/** A markdown file whose sections can be retrieved. */
export interface IndexedEntry extends FlowEntry {
	/** Section number of its first heading. */
	readonly section: number;
}

/** A file that was not read, and why. */
export interface UnreadEntry {
	readonly path: string;
	readonly problem: EntryProblem;
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
	const rows = lazyMap(relateFiles(entries), ({ path, section, fields }): TableRow => {
		return [path, `{"section":${section},${fields}}`];
	});
	return writeSortedTable(files, ENTRIES_TABLE, mergeSortedRows(rows, sorted(unreadRows)));
}

const NOTHING: EntryRecord = { section: 0, levels: '', texts: [], lines: [0], related: {} };

/**
 * Writes the outlines of all documents, unless they are too large for one file.
 *
 * @param outlines JSON texts sorted by path
 */
export function writeOutlines(files: FileTarget, outlines: Iterable<string>): void {
	const texts: string[] = [];
	let bytes = 0;
	for (const outline of outlines) {
		texts.push(outline);
		bytes += Buffer.byteLength(outline);
		if (bytes > MAX_OUTLINE_BYTES) return;
	}
	files.set(OUTLINE_FILE, objectText([['documents', listText(texts)]]));
}
