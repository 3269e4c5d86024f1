import { ENTRIES_TABLE, type EntryProblem, type EntryRecord, type RelatedEntry } from '@pinakes/query/format';
import type { FlatHeading } from '../../markdown/outline.ts';
import type { ProcessDocument, RelatedHeading } from '../../process/relate.ts';
import { type IndexFiles, writeTable } from '../../write/parts.ts';

/** A markdown file whose sections can be retrieved. */
export interface EntrySource extends ProcessDocument {
	readonly last_line: number;
}

/** A file that was not read, and why. */
export interface UnreadEntry {
	readonly path: string;
	readonly problem: EntryProblem;
}

/** Where a file's sections stand among all. */
export interface SectionNumbers {
	readonly first: number;
	readonly count: number;
}

/** What is related to headings, by their numbers: a list to each file, in the same order. */
export type RelatedHeadings = readonly (readonly (readonly [heading: number, others: readonly RelatedHeading[]])[])[];

/**
 * Writes the headings of files.
 *
 * @param related what is related to the headings of each
 * @param sections by path
 * @returns the first key of each part
 */
export function writeEntries(
	files: IndexFiles,
	sources: readonly EntrySource[],
	related: RelatedHeadings,
	unread: readonly UnreadEntry[],
	sections: ReadonlyMap<string, SectionNumbers>,
): string[] {
	const rows = new Map<string, string>();
	for (const { path, problem } of unread) {
		rows.set(path, JSON.stringify({ ...NOTHING, problem } satisfies EntryRecord));
	}
	const byPath = new Map(sources.map((source) => [source.path, source]));
	const marked: Marked = (path, heading) => {
		const { level, text } = (byPath.get(path) as EntrySource).headings[heading] as FlatHeading;
		return `${'#'.repeat(level)} ${text}`;
	};
	sources.forEach(({ path, headings, last_line }, i) => {
		const { first, count } = sections.get(path) as SectionNumbers;
		const record: EntryRecord = {
			// What precedes the first heading is a section before those of the headings.
			section: first + count - headings.length,
			levels: headings.map(({ level }) => level).join(''),
			texts: headings.map(({ text }) => text),
			lines: [...headings.map(({ line }) => line), last_line + 1],
			related: Object.fromEntries(
				(related[i] ?? []).map(([heading, others]) => [heading, others.map((other) => toRelated(other, path, marked))]),
			),
		};
		rows.set(path, JSON.stringify(record));
	});
	return writeTable(files, ENTRIES_TABLE, rows);
}

/** A heading of a file with its marks. */
type Marked = (path: string, heading: number) => string;

/** In the same file by its number, in another one by its text and that file's path. */
function toRelated({ relation, path, heading }: RelatedHeading, from: string, marked: Marked): RelatedEntry {
	return path === from ? [relation, heading] : [relation, marked(path, heading), path];
}

const NOTHING: EntryRecord = { section: 0, levels: '', texts: [], lines: [0], related: {} };
