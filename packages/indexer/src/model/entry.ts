import type { DocumentOutline } from '@pinakes/query';
import type { EntryProblem, EntryRecord } from '@pinakes/query/internal';
import { countLines, flatHeadings } from '../parse/outline.ts';
import type { EntryLines } from '../parse/sections.ts';
import { type Related, relatedHeadings } from './relate.ts';

/** A markdown file whose sections can be retrieved. */
export interface EntrySource extends EntryLines {
	readonly path: string;
	readonly related: Related;
}

/** A file that was not read, and why. */
export interface UnreadEntry {
	readonly path: string;
	readonly problem: EntryProblem;
}

/** Converts a markdown file to sections that can be retrieved by heading. */
export function toEntry({ path, headings }: DocumentOutline, text: string): EntrySource {
	const flat = flatHeadings(headings);
	return { path, headings: flat, last_line: countLines(text), related: relatedHeadings(flat, text) };
}

/** Returns the headings of a file as fields of a JSON object, without the section number. */
export function entryFields({ headings, last_line, related }: EntrySource): string {
	const fields: Omit<EntryRecord, 'section'> = {
		levels: headings.map(({ level }) => level).join(''),
		texts: headings.map(({ text }) => text),
		lines: [...headings.map(({ line }) => line), last_line + 1],
		related: Object.fromEntries(related),
	};
	return JSON.stringify(fields).slice(1, -1);
}
