import {
	ENTRIES_TABLE,
	type EntryProblem,
	type EntryRecord,
	type RelatedEntry,
} from '@pinakes/query/format/kinds/entries/schema';
import { type Related, type RelatedHeading, relate } from '../../process/relate.ts';
import type { ProcessDocument, ProcessSource, ProcessSummary } from '../../process/summary.ts';
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

/** What is written of a file's headings, without its section and what is related to them: fields of JSON. */
export function entryFields({ headings, last_line }: Pick<EntrySource, 'headings' | 'last_line'>): string {
	const fields: Omit<EntryRecord, 'section' | 'related'> = {
		levels: headings.map(({ level }) => level).join(''),
		texts: headings.map(({ text }) => text),
		lines: [...headings.map(({ line }) => line), last_line + 1],
	};
	return JSON.stringify(fields).slice(1, -1);
}

/** What is related to the headings of each file, as JSON. */
export function relatedTexts(sources: readonly ProcessSource[]): string[] {
	const byPath = new Map(sources.map(({ path, summary }) => [path, summary]));
	const marked: Marked = (path, heading) => {
		const { levels, texts } = byPath.get(path) as ProcessSummary;
		return `${'#'.repeat(Number(levels[heading]))} ${texts[heading]}`;
	};
	return relate(sources).map((related, i) => relatedText(related, (sources[i] as ProcessSource).path, marked));
}

function relatedText(related: Related, path: string, marked: Marked): string {
	const rows = [...related].map(([heading, others]) => [
		heading,
		others.map((other) => toRelated(other, path, marked)),
	]);
	return JSON.stringify(Object.fromEntries(rows));
}

/** A file whose headings are written. */
export interface EntryRow {
	readonly path: string;
	/** What `entryFields` gives of it. */
	readonly fields: string;
	readonly headings: number;
	/** What is related to its headings, as JSON. */
	readonly related: string;
}

/**
 * Writes the headings of files.
 *
 * @param sections by path
 * @returns the first key of each part
 */
export function writeEntries(
	files: IndexFiles,
	entries: readonly EntryRow[],
	unread: readonly UnreadEntry[],
	sections: ReadonlyMap<string, SectionNumbers>,
): string[] {
	const rows = new Map<string, string>();
	for (const { path, problem } of unread) {
		rows.set(path, JSON.stringify({ ...NOTHING, problem } satisfies EntryRecord));
	}
	for (const { path, fields, headings, related } of entries) {
		const { first, count } = sections.get(path) as SectionNumbers;
		// What precedes the first heading is a section before those of the headings.
		rows.set(path, `{"section":${first + count - headings},${fields},"related":${related}}`);
	}
	return writeTable(files, ENTRIES_TABLE, rows);
}

/** A heading of a file with its marks. */
type Marked = (path: string, heading: number) => string;

/** In the same file by its number, in another one by its text and that file's path. */
function toRelated({ relation, path, heading }: RelatedHeading, from: string, marked: Marked): RelatedEntry {
	return path === from ? [relation, heading] : [relation, marked(path, heading), path];
}

const NOTHING: EntryRecord = { section: 0, levels: '', texts: [], lines: [0], related: {} };
