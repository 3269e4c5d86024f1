/**
 * Sections by the concepts in their titles: the document's title, their heading and those above it. Only in an index
 * for pages, so that a search need not read the record of every section that it ranks.
 *
 *     in parts/term_buckets.N.json   "=replica": "postings"   (codec/postings.ts)
 *
 * A concept is the meaning of a word: see analysis/concepts.ts. Most are terms as well, and are in the titles of the same
 * sections as their term: these have no list, since the counts of postings tell where (kinds/text/schema.ts). Other
 * concepts whose term is in titles have a list, even if it is empty. A long list, such as that of a character that most titles have, is
 * in chunks of postings without counts (kinds/text/chunks.ts): the entry has a space, the length of the list as a number, a space, and
 * where the chunks are, as in a row. If another space and an n-gram follow, the chunks have only the sections in which the list differs
 * from the titles with this n-gram.
 */

/** Returns the key of a concept in its bucket. */
export function titleKey(concept: string): string {
	return `=${concept}`;
}
