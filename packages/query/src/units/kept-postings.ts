import type { Postings } from '@pinakes/format/codec/postings';
import type { Manifest } from '@pinakes/format/manifest';
import type { Recipe } from '@pinakes/format/recipe';
import { type Cache, cacheOfIndex } from '../core/cache.ts';

/** Units that a cache of an index may have; in lists that are kept as bits, characters. */
const MAX_UNITS = 2 ** 20;

/** What a value takes beside its units, in units. */
const OWN_SIZE = 64;

/** A cache of each open index for what has units. */
export function cacheOfUnits<T>(unitsIn: (value: T) => number): (manifest: Manifest) => Cache<T> {
	return cacheOfIndex(MAX_UNITS, (value: T) => unitsIn(value) + OWN_SIZE);
}

const cacheOf = cacheOfUnits<Postings>(({ length }) => length);

/**
 * The units that have something which queries ask for again and again, such as a tag or a constraint: from the cache of
 * the index, or read.
 *
 * @param key what they have
 */
export function* keptPostings(manifest: Manifest, key: string, read: () => Recipe<Postings>): Recipe<Postings> {
	const cache = cacheOf(manifest);
	const known = cache.get(key);
	if (known !== undefined) return known;
	const postings = yield* read();
	cache.set(key, postings);
	return postings;
}
