import { encodePostings } from '@pinakes/query/format';

/** Postings by term while an index is built: unit numbers, added in ascending order. */
export type PostingsTable = Map<string, number[]>;

/** Adds a unit to a term's postings, once however often the term comes. */
export function addPosting(table: PostingsTable, term: string, unit: number): void {
	const postings = table.get(term);
	if (postings === undefined) table.set(term, [unit]);
	else if (postings.at(-1) !== unit) postings.push(unit);
}

/** The JSON text of postings. */
export function postingsText(postings: readonly number[]): string {
	return JSON.stringify(encodePostings(postings));
}
