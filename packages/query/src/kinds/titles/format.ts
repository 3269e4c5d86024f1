/**
 * Which sections have a concept in the title of their document, their own heading or one above it. An index for pages
 * has it: else a search reads a record of each section that it ranks, to see what its title says.
 *
 *     in parts/term_buckets.N.json   "=replica": "postings"   (codec/postings.ts)
 *
 * A concept is a word by what it means: see text/concepts.ts.
 */

/** The key of a concept in its bucket. */
export function titleKey(concept: string): string {
	return `=${concept}`;
}
