import type { Analyzer } from '../format/analysis/analyzer.js';
import type { Row } from '../format/kinds/text/row.js';
import type { FieldCounts, SectionRecord } from '../format/kinds/text/schema.js';
import type { Calibration } from '../format/manifest.js';
import type { KeyCache } from '../format/read-cached.js';
import type { Recipe } from '../format/recipe.js';
import type { FoundTerm } from './found-term.ts';
import type { PostingReader } from './read-lists.ts';
import type { SectionDocuments } from './section-documents.ts';
import type { WeightedTerm } from './weighted-term.ts';

/** Texts that can be searched, in the parts of an index or in memory. */
export interface TextStore extends PostingReader {
	readonly analyzer: Analyzer;
	/** Number of first letters of a word that are the key of its row; n-grams have their first character. */
	readonly keyLength: number;
	/** If rows are fine: the common n-grams, separated by spaces, which have no fine row. */
	readonly common?: string | undefined;
	/** Weight of an occurrence, by field. */
	readonly weights: readonly number[];
	/** Occurrences by field for each number in postings. */
	readonly counts: readonly FieldCounts[];
	/** What evidence means here. */
	readonly calibration: Calibration;
	/** Number of sections, without removed ones. */
	readonly sections: number;
	/** Length norm of each section; known at least for the sections of postings that were decoded. */
	readonly norms: Float32Array;
	/** Document number of each section; undefined if every section is its own document. */
	readonly documents: SectionDocuments | undefined;
	/** Whether a section is excluded from the search; undefined if none is. */
	readonly isExcluded?: ((section: number) => boolean) | undefined;
	/** Cache of the postings of terms, by settings and keys of the terms. */
	readonly found: KeyCache<string, FoundTerm>;
	/**
	 * Replaces terms of a question by their translations, if the index has any; the text is without request phrases.
	 * Returns undefined if the translations cannot be read.
	 */
	readonly translate?:
		| ((store: TextStore, text: string, terms: readonly WeightedTerm[]) => Recipe<readonly WeightedTerm[] | undefined>)
		| undefined;
	/** Returns the rows of keys; an empty row for a key without one. */
	rows(keys: readonly string[]): Recipe<readonly Row[]>;
	/** Returns the keys of rows with a prefix. */
	keysFrom(beginning: string): Recipe<readonly string[]>;
	/** Returns the fields of sections that hits show. */
	records(sections: readonly number[]): Recipe<readonly SectionRecord[]>;
	/** Returns the texts of sections, to search phrases in. */
	texts(sections: readonly number[]): Recipe<readonly string[]>;
}
