import { type Cache, createCache } from '../core/cache.ts';
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

/** Postings that are kept decoded, 12 bytes each: beyond, those that were not needed for the longest time are forgotten. */
const MAX_KEPT = 2 ** 24;

/** What a term takes beside its postings, in postings. */
const OWN_SIZE = 256;

/** Makes a cache of what was found for terms. */
export function createFoundCache(): Cache<FoundTerm> {
	return createCache(MAX_KEPT, ({ list }) => list.size + OWN_SIZE);
}
