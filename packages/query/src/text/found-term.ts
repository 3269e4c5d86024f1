import type { PostingList } from './posting-list.ts';

/** Where a term is found. */
export interface FoundTerm {
	/** Why other terms of the index count as well: `exact` where none does. */
	readonly likeness: 'exact' | 'related' | 'prefix' | 'typo' | 'translated';
	/** These other terms. */
	readonly others: readonly string[];
	readonly list: PostingList;
	/** Its inverse document frequency. */
	readonly idf: number;
	/** Whether it is left out where anything else is found. */
	readonly isCommon: boolean;
}
