import type { Analyzer, WholeName } from '../format/analysis/analyzer.js';
import { plainText } from '../format/analysis/plain-markdown.js';
import { type Cache, createCache } from '../format/base/cache.ts';
import type { Recipe } from '../format/base/recipe.js';
import { decodeNumbers } from '../format/codec/numbers.js';
import type { Row } from '../format/kinds/postings.js';
import type { StoredFields } from '../format/kinds/stored-fields.js';
import type { FieldCounts, SectionRecord } from '../format/kinds/text.js';
import type { Calibration } from '../format/manifest/manifest.js';
import type { Opened } from '../format/manifest/opened.js';
import { lowerBound, type PostingList, type PostingReader } from './posting-list.ts';

/** Texts that can be searched, in the parts of an index or in memory. */
export interface TextStore extends PostingReader {
	readonly analyzer: Analyzer;
	/** Weight of an occurrence, by field. */
	readonly weights: readonly number[];
	/** Weight of an n-gram of text without spaces in a query, relative to a word; undefined for the usual one. */
	readonly gramWeight?: number | undefined;
	/** Occurrences by field for each number in postings. */
	readonly counts: readonly FieldCounts[];
	/** What evidence means here. */
	readonly calibration: Calibration;
	/** Number of sections, without removed ones. */
	readonly sections: number;
	/** Length norm of each section; known at least for the sections of postings that were decoded. */
	readonly norms: Float32Array;
	/** Length of each section, as an index of lengths.ts, as far as norms are known; absent in memory. */
	readonly lengths?: Uint8Array;
	/** Document number of each section; undefined if every section is its own document. */
	readonly documents: Uint32Array | undefined;
	/** Cache of the postings of terms, by settings and keys of the terms. */
	readonly found: Cache<string, FoundTerm>;
	/**
	 * Replaces terms of a question by their translations, if the index has any; the text is without request phrases.
	 * Returns undefined if the translations cannot be read.
	 */
	readonly translate?:
		| ((store: TextStore, text: string, terms: readonly WeightedTerm[]) => Recipe<readonly WeightedTerm[]>)
		| undefined;
	/** Reads ahead what `translate` needs for words. */
	readonly readTranslations?: ((terms: readonly QueryTerm[]) => Recipe<void>) | undefined;
	/** Returns the rows of keys, as `termKey`, `exactKey` and `wordKey` make them; an empty row for a key without one. */
	rows(keys: readonly string[]): Recipe<readonly Row[]>;
	/** Returns the keys of rows of words with a prefix. */
	keysFrom(beginning: string): Recipe<readonly string[]>;
	/** Returns the fields of sections that hits show. */
	records(sections: readonly number[]): Recipe<readonly SectionRecord[]>;
	/** Whether texts are markdown. */
	readonly isMarkdown: boolean;
	/** Returns the texts of sections as written. */
	texts(sections: readonly number[]): Recipe<readonly string[]>;
}

/** Reads the texts of sections without markup. */
export function* plainTexts(store: TextStore, sections: readonly number[]): Recipe<readonly string[]> {
	const texts = yield* store.texts(sections);
	return store.isMarkdown ? texts.map(plainText) : texts;
}

/** Texts that are searched, with what parts of a search may read beside them. */
export interface OpenedText {
	readonly store: TextStore;
	/** Undefined for an index in memory. */
	readonly opened?: Opened;
	readonly memory?: MemoryFields;
}

/** Documents of an index in memory, until one is added or removed. */
export interface MemoryFields extends Pick<Opened, 'kept'> {
	/** Declared fields by document number. */
	readonly fields: ReadonlyMap<number, StoredFields | undefined>;
	/** Sections by document id. */
	readonly numbers: ReadonlyMap<string, readonly number[]>;
}

/** Settings for which other terms match a term of the query. */
export interface TermExpansion {
	/** Words with the same beginning and another ending. */
	readonly related: boolean;
	/** Words that differ by one letter, if a word is unknown. */
	readonly typos: boolean;
	/** Whether sections of common n-grams can be left out, since finding them takes longest. */
	readonly omitsCommon?: boolean;
}

/** A term of a query. */
export interface QueryTerm {
	/** Identifies the term within the query. */
	readonly key: string;
	/**
	 * `gram` is an n-gram; `whole` an identifier whose parts are terms too; `name` the whole query as the title or
	 * heading of a section; `prefix` a word being typed.
	 */
	readonly kind: 'word' | 'whole' | 'gram' | 'name' | 'prefix';
	/** In the form that the index has; for `prefix` as typed. */
	readonly term: string;
	/** Its forms in texts of other languages, if they differ. */
	readonly forms: readonly string[] | undefined;
	/** The word as typed, in lower case. */
	readonly word: string;
	/** The name that it is a part of: where that is found, so is the part. */
	of: WholeName | undefined;
	/** Whether it does not count if no section has it. */
	readonly isOptional: boolean;
	/** Whether it is two words of the query as one, which is left out if no section has it. */
	readonly isJoined: boolean;
	/** Finds its postings, if it is no whole term. */
	readonly find: ((store: TextStore, term: QueryTerm, expansion: TermExpansion) => Recipe<FoundTerm>) | undefined;
	occurrences: number;
}

/** The postings of a term of a query. */
export interface FoundTerm {
	/** Why other terms of the index match it; `exact` if none does. */
	readonly likeness: 'exact' | 'related' | 'prefix' | 'parts' | 'typo' | 'translated';
	/** Other terms that match. */
	readonly others: readonly string[];
	/** Whether the index has the term itself, or others of its own form. */
	readonly isKnown: boolean;
	readonly list: PostingList;
	/** Inverse document frequency. */
	readonly idf: number;
	/** Whether the term is ignored if any other is found. */
	readonly isCommon: boolean;
}

/** Maximum postings in the cache, 12 bytes each. Those least recently used are evicted. */
const MAX_CACHED = 2 ** 24;

/** Size of a cached term itself, as a number of postings. */
const OWN_SIZE = 256;

/** Creates a cache of the postings of terms. */
export function createFoundCache(): Cache<string, FoundTerm> {
	return createCache(MAX_CACHED, ({ list }) => list.size + OWN_SIZE);
}

/** A term of a query with its postings and its weight. */
export interface WeightedTerm {
	readonly term: QueryTerm;
	readonly found: FoundTerm;
	readonly list: PostingList;
	readonly weight: number;
	/** Factor of its weight: that of a part of a name that was found is small. */
	readonly factor: number;
	/** The postings of the name that it is a part of, if any section has it. */
	readonly ofName: PostingList | undefined;
}

/** Whether any section has the term. */
export function hasSections({ list }: Pick<WeightedTerm, 'list'>): boolean {
	return list.size > 0;
}

/**
 * Whether a term counts if no section has it. Identifiers and names do not, since their parts are terms too; nor do the parts of a
 * name that was found.
 */
export function isCounted({ term, ofName }: WeightedTerm): boolean {
	return !term.isOptional && ofName === undefined;
}

/** Whether other words were found instead of a word that no document has. */
export function isMistyped({ found: { likeness, isKnown } }: Pick<WeightedTerm, 'found'>): boolean {
	return !isKnown && (likeness === 'typo' || likeness === 'related');
}

/**
 * Returns the maximum score of a query. A term that no document has counts as much as the rarest one; an identifier
 * that no section has as a whole counts by its parts.
 */
export function possibleScore(terms: readonly WeightedTerm[]): number {
	let sum = 0;
	for (const weighted of terms) {
		if (isCounted(weighted) || hasSections(weighted)) sum += weighted.weight;
	}
	return sum;
}

/**
 * Returns the document number of each section, ascending.
 *
 * @param text number of sections of each document, minus 1 (codec/numbers.ts)
 * @returns undefined for invalid text, or another number of sections
 */
export function decodeDocuments(text: string, sections: number): Uint32Array | undefined {
	const documents = new Uint32Array(sections);
	const counts = decodeNumbers(text) ?? [];
	let end = 0;
	for (let number = 0; number < counts.length; number++) {
		const first = end;
		end += (counts[number] as number) + 1;
		if (end > sections) return undefined;
		documents.fill(number, first, end);
	}
	return end === sections ? documents : undefined;
}

export function documentOf({ documents }: Pick<TextStore, 'documents'>, section: number): number {
	return documents === undefined ? section : (documents[section] as number);
}

/** Returns the number of the first section of a document, or of the next one that has any. */
export function firstSectionOf({ documents }: Pick<TextStore, 'documents'>, documentNumber: number): number {
	return documents === undefined ? documentNumber : lowerBound(documents, documentNumber, 0);
}

/** Number of sections from which on a document is long. */
const LONG_DOCUMENT = 10;

/** Returns how much further sections of a document count, 0 to 1: those of long ones often match by chance. */
export function lengthFactor(store: Pick<TextStore, 'documents'>, documentNumber: number): number {
	const sections = firstSectionOf(store, documentNumber + 1) - firstSectionOf(store, documentNumber);
	return Math.min(1, LONG_DOCUMENT / sections);
}

/** Location of a section in its document and on its site. */
export interface SectionLocation {
	/** The document's id; for files, the path. */
	readonly id: string;
	readonly title: string;
	/** Headings above the section and its own, outermost first. */
	readonly headings: readonly string[];
	/** First and last line of the section's own text, from 1; null if the text is not from a file. */
	readonly lines: readonly [first: number, last: number] | null;
	/** URL of the section on its site, as the index has it: check its scheme before you link to it. */
	readonly url?: string | undefined;
}

/** Reads the locations of the sections of hits. */
export function* readSectionLocations(
	store: TextStore,
	hits: readonly { readonly section: number }[],
): Recipe<SectionLocation[]> {
	const records = yield* store.records(hits.map(({ section }) => section));
	return records.map(
		({ id, title = id, headings = [], lines = null, url }): SectionLocation => ({ id, title, headings, lines, url }),
	);
}
