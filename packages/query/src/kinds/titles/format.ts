/**
 * Which sections have a concept in the title of their document, their own heading or one above it. An index for pages
 * has it: else a search reads a record of each section that it ranks, to see what its title says.
 *
 *     parts/title_concepts.0.json   { "replica": "postings", … }   (codec/postings.ts)
 *
 * A concept is a word by what it means: see text/concepts.ts.
 */
export const TITLES_TABLE = 'title_concepts';
