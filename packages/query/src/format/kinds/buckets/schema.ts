/**
 * Term rows, titles and translations in an index for pages. A hash of the key selects the part, so that parts may be many and
 * small without a list of first keys:
 *
 *     parts/term_buckets.0.json   { "=replica": "postings", " repli": "row", … }
 *
 *     " " + the first 5 letters of words, or an n-gram   a row of terms: see kinds/text/schema.ts
 *     " =" + the first 3 characters of digests           a row of names: see kinds/text/names.ts
 *     "=" + a concept of titles                          the sections that have it: see kinds/titles/schema.ts
 *     "~" + a word, "~~" + the first character of some   translations: see kinds/translations/schema.ts
 *
 * The table is regular (pages.ts): the manifest has the number of its parts.
 */
export const BUCKETS_TABLE = 'term_buckets';

/** End of the hashed characters of a key: those of a word's row, so that its titles are in the same bucket. */
const HASHED_END = 6;

/** Returns the number of the only bucket that can contain a key. */
export function bucketOf(key: string, buckets: number): number {
	let hash = 0;
	for (const character of key.slice(1, HASHED_END)) hash = (hash * 31 + (character.codePointAt(0) as number)) % buckets;
	return hash;
}
