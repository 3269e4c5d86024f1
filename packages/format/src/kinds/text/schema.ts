/**
 * The text of documents, by sections: what BM25 needs, and nothing else.
 *
 *     parts/text.json                 what holds for all of it: see TextSettings
 *     parts/text_terms.0.json         { "dat": "row", … }    rows of terms that begin alike, with their postings
 *     parts/sections.0.json           [ SectionRecord, … ]   what a hit shows
 *     parts/section_texts.0.json      [ "text", … ]          read only where a phrase is looked for
 *
 * A section is known by its number: sections are in the order of their documents. A row's key is the
 * first character of n-grams, or the first `key_length` characters of words. A row is four texts with a
 * space between them:
 *
 *     terms        words: how many characters each shares with the one before it (the first: with the key),
 *                  as a capital letter, and the others: "Dabase" is "database" after the key "dat"
 *                  n-grams: what follows their first character, as numbers: 0 for nothing, else the
 *                  numbers of its characters in the alphabet, from 1, as the digits of one number
 *     frequencies  each term's document frequency less 1
 *     sections     of all terms, one after the other: gaps between ascending section numbers, from -1
 *     counts       of the postings that are not the usual case: gaps between their positions among the row's
 *                  postings, from -1, and what they have: a number into TextSettings.counts
 *
 * Numbers are those of codec/numbers.ts; lists that ascend are kept as the differences of neighbours.
 *
 * An index for pages has fine rows in its buckets (kinds/buckets/schema.ts). N-grams are written as words there, a gap is
 * doubled, with 1 added where the posting is not the usual case, and `counts` has the numbers of these postings alone. A
 * fifth text has the length of each posting's section (kinds/text/lengths.ts), so that a search reads the lengths of the
 * sections that it scores, and no others. The postings of a term that many sections have, and their lengths, are in blocks
 * (blocks.ts).
 *
 * Other rows of words have the first two texts alone: they list words.
 */
export const TEXT_FILE = 'parts/text.json';

/** The tables of a text index. */
export const TERMS_TABLE = 'text_terms';
export const SECTIONS_TABLE = 'sections';
export const SECTION_TEXTS_TABLE = 'section_texts';

/** Bytes that a part of each aims at: the records of hits lie far apart, and texts are seldom read. */
export const SECTIONS_PART_BYTES = 16_384;
export const SECTION_TEXTS_PART_BYTES = 65_536;

/** The fields of a section, in the order of `counts` and `weights`. */
export const TEXT_FIELDS = ['title', 'headings', 'body'] as const;

/** A field of a section: its document's title, its own headings, or what is below them. */
export type TextField = (typeof TEXT_FIELDS)[number];

/** How often a term is in each field. */
export type FieldCounts = readonly [title: number, headings: number, body: number];

/** `parts/text.json` as parsed. */
export interface TextSettings {
	/** Sizes of the n-grams that are looked for, ascending. */
	readonly grams: readonly number[];
	/** Pairs of a character and its replacement. */
	readonly folding: string;
	/** The characters of n-grams after the first, by their number less 1; left out where rows are fine. */
	readonly alphabet?: string;
	/** Where rows are fine: the single characters that are common, with spaces between them, which have none. */
	readonly common?: string;
	/** Characters of a word that are its row's key. */
	readonly key_length: number;
	/** How much an occurrence counts, by field. */
	readonly weights: readonly number[];
	/** Every combination of occurrences by field that postings have; the first is the usual one. */
	readonly counts: readonly FieldCounts[];
	/** The length of each section, in terms weighted by field (kinds/text/lengths.ts). Left out where rows have them. */
	readonly lengths?: string;
	/** Where rows have the lengths: their sum. */
	readonly total_length?: number;
	/** How many sections each document has, less 1; empty where all have one. */
	readonly documents: string;
	/** Names of the languages of the texts, that of most sections first; left out where all are in the default one. */
	readonly languages?: readonly string[];
	/** Whether texts are markdown, whose links and tags are no words of theirs. */
	readonly markdown: boolean;
}

/** What a hit shows of a section. */
export interface SectionRecord {
	/** The document's id; for files the path. */
	readonly id: string;
	/** The document's title; left out where it is the id. */
	readonly title?: string;
	/** The section's heading and those above it, outermost first; left out for a document without. */
	readonly headings?: readonly string[];
	/** Lines from 1, both ends belong to the section; left out for a text that is no file. */
	readonly lines?: readonly [first: number, last: number];
	/** The address of the section on its site, with its anchor; left out for documents that are not pages of a site. */
	readonly url?: string;
}

/** Occurrences up to which counts are kept as they are; more are rounded down, to an eighth. */
const EXACT_COUNT = 16;

/** Occurrences as they are kept. */
export function roundCount(count: number): number {
	if (count < EXACT_COUNT) return count;
	let step = 2;
	while (count >= step * EXACT_COUNT) step *= 2;
	return Math.floor(count / step) * step;
}
