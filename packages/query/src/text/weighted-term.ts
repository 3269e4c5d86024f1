import type { FoundTerm } from './found-term.ts';
import type { QueryTerm } from './parse-query.ts';
import type { PostingList } from './posting-list.ts';

/** A term, where it is found, and what it is worth. */
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

/** Whether a term counts where no section has it: an identifier and the name of a section are there in their parts too. */
export function isCounted({ term }: WeightedTerm): boolean {
	return term.kind !== 'whole' && term.kind !== 'name';
}

/**
 * What a section would reach that is about nothing but the query. A term that no document has counts as
 * much as the rarest; an identifier that is not known as a whole counts by its parts.
 */
export function possibleScore(terms: readonly WeightedTerm[]): number {
	let sum = 0;
	for (const weighted of terms) {
		if (isCounted(weighted) || hasSections(weighted)) sum += weighted.weight;
	}
	return sum;
}
