import type { Postings } from '@pinakes/format/codec/postings';
import type { Manifest } from '@pinakes/format/manifest';
import type { Recipe } from '@pinakes/format/recipe';
import { cacheOfIndex } from '../core/cache.ts';

/** What all postings of an index that are kept may have, in numbers of units or in characters of bits. */
const MAX_KEPT = 2 ** 20;

/** What postings take beside their units, in units. */
const OWN_SIZE = 64;

const cacheOf = cacheOfIndex<Postings>(MAX_KEPT, ({ length }) => length + OWN_SIZE);

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
