import type { EntryResult } from './retrieve-entry.ts';

/** A retrieved section. */
export interface RetrievedSection {
	/** With its marks, such as `## Errors`. */
	readonly heading: string;
	readonly file: string;
	/** First and last line, from 1, both included. */
	readonly first: number;
	readonly last: number;
	readonly content: string;
}

/** Returns the sections of a result as a list, even if there is only one. */
export function sectionsOf(result: EntryResult): RetrievedSection[] {
	if (result.status === 'not_found') return [];
	const [headings, files] = [listOf(result.matched_heading), listOf(result.source_file)];
	const [firsts, lasts] = [listOf(result.start_line), listOf(result.end_line)];
	return listOf(result.entry_content).map((content, i) => ({
		heading: headings[i] ?? (headings[0] as string),
		file: files[i] ?? (files[0] as string),
		first: firsts[i] as number,
		last: lasts[i] as number,
		content,
	}));
}

function listOf<T>(value: T | readonly T[]): readonly T[] {
	return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}
