import { encodePostings } from '@pinakes/query/format/codec/postings';

/** Postings by term while an index is built: unit numbers, added in ascending order. */
export type PostingsTable = Map<string, number[]>;

/** Adds a unit to the postings of a term, unless it was added last. */
export function addPosting(table: PostingsTable, term: string, unit: number): void {
	const postings = table.get(term);
	if (postings === undefined) table.set(term, [unit]);
	else if (postings.at(-1) !== unit) postings.push(unit);
}

export function postingsText(postings: readonly number[]): string {
	return JSON.stringify(encodePostings(postings));
}
