import type { EntryResult } from '@pinakes/query';

/** A section that was retrieved. */
export interface RetrievedSection {
	readonly heading: string;
	readonly file: string;
	/** Its lines, from 1; both belong to it. */
	readonly first: number;
	readonly last: number;
	readonly content: string;
}

/** The sections of a result one by one, whose fields are lists where there are several. */
export function sectionsOf(result: EntryResult): RetrievedSection[] {
	if (result.status === 'not_found') return [];
	const headings = listOf(result.matched_heading);
	const files = listOf(result.source_file);
	const firsts = listOf(result.start_line);
	const lasts = listOf(result.end_line);
	return listOf(result.entry_content).map((content, i) => ({
		heading: headings[i] ?? (headings[0] as string),
		file: files[i] ?? (files[0] as string),
		first: firsts[i] as number,
		last: lasts[i] as number,
		content,
	}));
}

function listOf<T>(value: T | readonly T[] | null): readonly T[] {
	if (value === null) return [];
	return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}
