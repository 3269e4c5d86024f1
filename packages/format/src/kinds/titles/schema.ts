/**
 * Sections by the concepts in their titles: the document's title, their heading and those above it. Only in an index
 * for pages, so that a search need not read the record of every section that it ranks.
 *
 *     in parts/term_buckets.N.json   "=replica": "postings"   (codec/postings.ts)
 *
 * A concept is the meaning of a word: see analysis/concepts.ts.
 */

/** Returns the key of a concept in its bucket. */
export function titleKey(concept: string): string {
	return `=${concept}`;
}
