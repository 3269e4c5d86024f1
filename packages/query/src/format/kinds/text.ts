import { type Analyzer, termOf } from '../analysis/analyzer.ts';
import { isUnspaced } from '../analysis/normalize.ts';
import { affixesOf, NO_FOLDING, tokensOf } from '../analysis/tokenizer.ts';
import { fnv1a } from '../base/bytes.ts';

/**
 * The text of documents, by sections: what BM25 needs, and nothing else.
 *
 *     parts/text.json                 settings of all texts: see TextSettings
 *     parts/text_words.0.json         { "dat": "Dabase…", … }       words by their first three letters, for typos and completions
 *     parts/text_postings.0.json      { "database": "postings", … }   terms and their postings, sorted
 *     parts/text_blocks.0.json        [ "postings", … ]             blocks of the longest lists
 *     parts/sections.0.json           [ SectionRecord, … ]          for hits
 *     parts/section_texts.0.json      [ "text", … ]                 read only for phrases, snippets and texts of hits
 *
 * Sections are numbered in the order of their documents. Postings and words are encoded as postings.ts says. Terms are sorted, so
 * that related words are next to each other. An n-gram that is shorter than the longest ones has the sums of those that begin
 * with it.
 */
export const TEXT_FILE = 'parts/text.json';

/** The tables of a text index. */
export const WORDS_TABLE = 'text_words';
export const POSTINGS_TABLE = 'text_postings';
export const BLOCKS_TABLE = 'text_blocks';
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
	/** Weight of an occurrence, by field. */
	readonly weights: readonly number[];
	/** All combinations of occurrences by field in postings; the first is the most frequent one. */
	readonly counts: readonly FieldCounts[];
	/** Sum of the lengths of all sections, in weighted terms (lengths.ts). */
	readonly total_length: number;
	/** Number of sections of each document, minus 1; empty if all have one. */
	readonly documents: string;
	/** Names of the languages of the texts, that of most sections first; absent if all are in the default language. */
	readonly languages?: readonly string[];
	/** Number of sections in each of these languages. */
	readonly language_sections?: readonly number[];
	/** Whether texts are markdown, whose link targets and tags are not searched. */
	readonly markdown: boolean;
}

/** Postings of a long list, of which blocks are read apart, and of a block. */
export const MIN_POSTINGS_IN_BLOCKS = 2048;
export const POSTINGS_OF_BLOCK = 512;

/**
 * Minimum sections of an index with blocks. Reading blocks takes another round trip, and in a smaller index they save a
 * search hardly more bytes than a slow connection transfers meanwhile.
 */
export const MIN_SECTIONS_WITH_BLOCKS = 2 ** 14;

/** Number of first letters that related words have in common. */
export const MIN_SHARED_PREFIX = 5;

/** Number of first letters of a word that are the key of its row of words. */
export const KEY_LENGTH = 3;

/** Matches words that may be related to others, and have typos. */
export const LATIN = new RegExp(`^[a-z]{${KEY_LENGTH},}$`);

/** Returns the key of the row with a single term and its postings. */
export function exactKey(term: string): string {
	return ` ${term}`;
}

/** Returns the key of the row with a term and its postings, and with those of related words or versions. */
export function termKey(term: string): string {
	if (VERSION.test(term)) return `^${term}`;
	return term.length >= MIN_SHARED_PREFIX && LATIN.test(term) ? `^${term.slice(0, MIN_SHARED_PREFIX)}` : exactKey(term);
}

/** Matches versions, which are found by their beginnings as well: 2.1.3 by 2.1. */
export const VERSION = /^[0-9]+(?:\.[0-9]+)+$/;

/** Returns the key of the row that lists a word, and those that begin alike. */
export function wordKey(word: string): string {
	return word.slice(0, KEY_LENGTH);
}

/** Whether a term is listed with the words that begin alike. */
export function isListedWord(term: string): boolean {
	return !isUnspaced(term) && !isNameTerm(term);
}

/**
 * Returns the maximum number of sections with a short n-gram that is not common: 64 and an eighth of all. Common
 * n-grams take most of the time and of the data, and do not improve the ranking beyond longer n-grams.
 */
export function commonGramThreshold(sections: number): number {
	return 64 + sections / 8;
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

/** Marks the terms of names; other terms do not contain it. */
const MARK = '=';

/** Maximum length of a name; longer ones are sentences, which nobody types exactly. */
const MAX_WORDS = 8;
const MAX_LENGTH = 80;

/** Start of the first word, which ends the term of a name, as two names may have the same digest. */
const BEGINNING = /^[a-z0-9]{1,5}/;

/**
 * Returns the term by which a section with exactly this name is found: a digest of the words of its heading or its
 * document's title, in order, stemmed and without stop words, unless it has no others, such as `who`. Undefined for a name that has no words, is long, or has
 * unspaced text behind its first character: how characters are folded is only known after the whole index is read. A title of one
 * character, such as 序, would not be found otherwise, since many texts have it in their words.
 */
export function nameTerm(
	name: string,
	{ languages, stopWords, stem }: Pick<Analyzer, 'languages' | 'stopWords' | 'stem'>,
): string | undefined {
	if (!mayBeName(name)) return undefined;
	const words: string[] = [];
	const telling: string[] = [];
	const tokens = tokensOf(name, { languages, folding: NO_FOLDING });
	let affixes = affixesOf(tokens);
	for (const { kind, text, isExact } of tokens) {
		if (kind !== 'whole') (stopWords.has(text) ? words : telling).push(stem(text));
		else if (isExact && termOf(text, isExact, stem) === text) affixes += text;
	}
	return nameOf(telling[0] ? telling : words, affixes);
}

/** Whether a text is short enough for a name, and has no unspaced text behind its first character. */
export function mayBeName(text: string): boolean {
	return text.length <= MAX_LENGTH && !isUnspaced(text.slice(1));
}

/**
 * Returns the term of a name with these words, which are stemmed and without stop words; see `nameTerm`.
 *
 * @param affixes signs around its words, such as $ of $state
 */
export function nameOf(words: readonly string[], affixes = ''): string | undefined {
	const [first] = words;
	if (first === undefined || words.length > MAX_WORDS) return undefined;
	// Names stand apart from words, which are read by their beginnings.
	return `${MARK}${(fnv1a(words.join(' ') + affixes) >>> 0).toString(36)}${BEGINNING.exec(first)?.[0] ?? ''}`;
}

/** Returns the term of a stop word in a title, a heading or code, where it may be a name: `while`. */
export function stopTerm(word: string): string {
	return MARK + MARK + word;
}

/** Whether a term of an index stands for a whole name, or for a stop word that may be one. */
export function isNameTerm(term: string): boolean {
	return term.startsWith(MARK);
}
