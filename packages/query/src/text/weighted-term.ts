import type { FoundTerm } from './found-term.ts';
import type { QueryTerm } from './parse-query.ts';
import type { PostingList } from './posting-list.ts';

/** A term of a query with its postings and its weight. */
export interface WeightedTerm {
	readonly term: QueryTerm;
	readonly found: FoundTerm;
	readonly list: PostingList;
	readonly weight: number;
}

/** Whether any section has the term. */
export function hasSections({ list }: Pick<WeightedTerm, 'list'>): boolean {
	return list.size > 0;
}

/** Whether a term counts if no section has it. Identifiers and names do not, since their parts are terms too. */
export function isCounted({ term }: WeightedTerm): boolean {
	return term.kind !== 'whole' && term.kind !== 'name';
}

/**
 * Returns the maximum score of a query. A term that no document has counts as much as the rarest one; an identifier
 * that no section has as a whole counts by its parts.
 */
export function possibleScore(terms: readonly WeightedTerm[]): number {
	let sum = 0;
	for (const weighted of terms) {
		if (isCounted(weighted) || hasSections(weighted)) sum += weighted.weight;
	}
	return sum;
}
