import { type Cache, cacheOfIndex } from '../core/cache.ts';
import type { Postings } from '../format/codec/postings.js';
import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';

/** Maximum units in a cache of an index. Postings stored as bits count characters instead. */
const MAX_UNITS = 2 ** 20;

/** Size of a cached value itself, as a number of units. */
const OWN_SIZE = 64;

/** Returns a function that gives the cache of an index, whose size is counted in units. */
export function cacheOfUnits<T>(unitsIn: (value: T) => number): (manifest: Manifest) => Cache<T> {
	return cacheOfIndex(MAX_UNITS, (value: T) => unitsIn(value) + OWN_SIZE);
}

const cacheOf = cacheOfUnits<Postings>(({ length }) => length);

/**
 * Returns postings that queries often need, such as those of a tag or a constraint: from the cache of the index, or
 * read.
 *
 * @param key identifies the postings
 */
export function* cachedPostings(manifest: Manifest, key: string, read: () => Recipe<Postings>): Recipe<Postings> {
	const cache = cacheOf(manifest);
	const known = cache.get(key);
	if (known !== undefined) return known;
	const postings = yield* read();
	cache.set(key, postings);
	return postings;
}
