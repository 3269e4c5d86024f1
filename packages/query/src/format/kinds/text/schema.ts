/**
 * The text of documents, by sections: what BM25 needs, and nothing else.
 *
 *     parts/text.json                 settings of all texts: see TextSettings
 *     parts/text_terms.0.json         { "dat": "row", … }    rows of terms with a common prefix, and their postings
 *     parts/sections.0.json           [ SectionRecord, … ]   for hits
 *     parts/section_texts.0.json      [ "text", … ]          read only for phrases, snippets and texts of hits
 *
 * Sections are numbered in the order of their documents. A row's key is the first character of n-grams, or the first
 * `key_length` characters of words. A row is four texts separated by spaces:
 *
 *     terms        words: the number of characters shared with the previous word (for the first: with the key),
 *                  as a capital letter, then the rest: "Dabase" is "database" after the key "dat"
 *                  n-grams: the characters after the first, as one number: its digits are their numbers
 *                  in the alphabet, from 1, or 0 for none
 *     frequencies  each term's document frequency minus 1
 *     sections     of all terms, concatenated: gaps between ascending section numbers, from -1
 *     counts       of postings with other counts than the most frequent: gaps between their positions among the
 *                  row's postings, from -1, each with an index into TextSettings.counts
 *
 * Numbers are encoded by codec/numbers.ts; ascending lists are stored as differences of neighbours.
 *
 * An index for pages has fine rows in its buckets (kinds/buckets/schema.ts). There, n-grams are written as words; gaps are
 * doubled, plus 1 for a posting with other counts than the most frequent, and `counts` has only the indexes of these
 * postings. A fifth text has the length of each posting's section (kinds/text/lengths.ts), so that a search only reads the
 * lengths of sections that it scores. Postings of terms with a high document frequency, and their lengths, are in blocks
 * (blocks.ts).
 *
 * Other rows of words in such an index have only the first two texts: they list words.
 */
export const TEXT_FILE = 'parts/text.json';

/** The tables of a text index. */
export const TERMS_TABLE = 'text_terms';
export const SECTIONS_TABLE = 'sections';
export const SECTION_TEXTS_TABLE = 'section_texts';

/** Target sizes of parts, in bytes: the records of hits are far apart, and texts are rarely read. */
export const SECTIONS_PART_BYTES = 16_384;
export const SECTION_TEXTS_PART_BYTES = 65_536;

/** The fields of a section, in the order of `counts` and `weights`. */
export const TEXT_FIELDS = ['title', 'headings', 'body'] as const;

/** A field of a section: its document's title and the headings above it, its own heading, or its text. */
export type TextField = (typeof TEXT_FIELDS)[number];

/** Occurrences of a term in each field. */
export type FieldCounts = readonly [title: number, headings: number, body: number];

/** `parts/text.json` as parsed. */
export interface TextSettings {
	/** Sizes of the n-grams that queries search, ascending. */
	readonly grams: readonly number[];
	/** Pairs of a character and its replacement. */
	readonly folding: string;
	/** Characters of n-grams after the first, by number minus 1; absent if rows are fine. */
	readonly alphabet?: string;
	/** If rows are fine: the common single characters, separated by spaces, which have no fine row. */
	readonly common?: string;
	/** Number of first characters of a word that are the key of its row. */
	readonly key_length: number;
	/** Weight of an occurrence, by field. */
	readonly weights: readonly number[];
	/** All combinations of occurrences by field in postings; the first is the most frequent one. */
	readonly counts: readonly FieldCounts[];
	/** Length of each section, in weighted terms (kinds/text/lengths.ts); absent if rows have them. */
	readonly lengths?: string;
	/** Sum of the lengths, if rows have them. */
	readonly total_length?: number;
	/** Number of sections of each document, minus 1; empty if all have one. */
	readonly documents: string;
	/** Names of the languages of the texts, that of most sections first; absent if all are in the default language. */
	readonly languages?: readonly string[];
	/** Whether texts are markdown, whose link targets and tags are not searched. */
	readonly markdown: boolean;
}

/** Fields of a section that hits show. */
export interface SectionRecord {
	/** The document's id; for files, the path. */
	readonly id: string;
	/** The document's title; absent if it equals the id. */
	readonly title?: string;
	/** Headings above the section and its own, outermost first; absent if there are none. */
	readonly headings?: readonly string[];
	/** First and last line, from 1, both included; absent for a text that is not from a file. */
	readonly lines?: readonly [first: number, last: number];
	/** URL of the section on its site, with its anchor; absent for documents that are not pages of a site. */
	readonly url?: string;
}

/** Counts below this are exact; larger ones are rounded down, to an eighth. */
const EXACT_COUNT = 16;

/** Rounds a number of occurrences. */
export function roundCount(count: number): number {
	if (count < EXACT_COUNT) return count;
	let step = 2;
	while (count >= step * EXACT_COUNT) step *= 2;
	return Math.floor(count / step) * step;
}
