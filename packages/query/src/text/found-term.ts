import { type Cache, createCache } from '../format/open/cache.ts';
import type { PostingList } from './posting-list.ts';

/** The postings of a term of a query. */
export interface FoundTerm {
	/** Why other terms of the index match it; `exact` if none does. */
	readonly likeness: 'exact' | 'related' | 'prefix' | 'typo' | 'translated';
	/** Other terms that match. */
	readonly others: readonly string[];
	readonly list: PostingList;
	/** Inverse document frequency. */
	readonly idf: number;
	/** Whether the term is ignored if any other is found. */
	readonly isCommon: boolean;
}

/** Maximum postings in the cache, 12 bytes each. Those least recently used are evicted. */
const MAX_CACHED = 2 ** 24;

/** Size of a cached term itself, as a number of postings. */
const OWN_SIZE = 256;

/** Creates a cache of the postings of terms. */
export function createFoundCache(): Cache<FoundTerm> {
	return createCache(MAX_CACHED, ({ list }) => list.size + OWN_SIZE);
}
