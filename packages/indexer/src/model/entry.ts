import type { DocumentOutline } from '@pinakes/query';
import type { EntryProblem } from '@pinakes/query/internal';
import { countLines, flatHeadings } from '../parse/outline.ts';
import type { EntryLines } from '../parse/sections.ts';
import type { FlowRecord } from './flows.ts';
import { type Relations, relatedHeadings } from './relate.ts';

/** A markdown file whose sections can be retrieved. */
export interface EntrySource extends EntryLines, Relations {
	readonly path: string;
}

/** A file that was not read, and why. */
export interface UnreadEntry {
	readonly path: string;
	readonly problem: EntryProblem;
}

/** Converts a markdown file to sections that can be retrieved by heading. */
export function toEntry({ path, headings }: DocumentOutline, text: string): EntrySource {
	const flat = flatHeadings(headings);
	return { path, headings: flat, last_line: countLines(text), ...relatedHeadings(flat, text) };
}

/** Returns the headings of a file as fields of a JSON object, a `FlowRecord`. */
export function entryFields({ headings, last_line, related, links }: EntrySource): string {
	const fields: FlowRecord = {
		levels: headings.map(({ level }) => level).join(''),
		texts: headings.map(({ text }) => text),
		lines: [...headings.map(({ line }) => line), last_line + 1],
		related: Object.fromEntries(related),
		...(links.length > 0 && { links }),
	};
	return JSON.stringify(fields).slice(1, -1);
}
