/**
 * What a search looks up for each word of a question, in an index for pages: the fine rows of terms, and the titles. A key
 * tells its part by itself, so that parts may be many and small without a list of first keys:
 *
 *     parts/term_buckets.0.json   { "=replica": "postings", " repli": "row", … }
 *
 *     " " + the first 5 letters of words, or an n-gram   a row of terms: see kinds/text/format.ts
 *     "=" + a concept of titles                          the sections that have it: see kinds/titles/format.ts
 *
 * The manifest's cuts of this table are the numbers of its parts.
 */
export const BUCKETS_TABLE = 'term_buckets';

/** Characters of a key after the first that tell its bucket: those of a word's row, so that its titles lie beside it. */
const TELLING = 6;

/** The number of the bucket that has a key, if any does. */
export function bucketOf(key: string, buckets: number): number {
	let hash = 0;
	for (const character of key.slice(1, TELLING)) hash = (hash * 31 + (character.codePointAt(0) as number)) % buckets;
	return hash;
}
