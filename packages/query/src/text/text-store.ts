import type { Analyzer } from '@pinakes/format/analysis/analyzer';
import type { Row } from '@pinakes/format/kinds/text/row';
import type { FieldCounts, SectionRecord } from '@pinakes/format/kinds/text/schema';
import type { Calibration } from '@pinakes/format/manifest';
import type { Kept } from '@pinakes/format/read-kept';
import type { Recipe } from '@pinakes/format/recipe';
import type { FoundTerm } from './found-term.ts';
import type { PostingReader } from './read-lists.ts';
import type { WeightedTerm } from './weighted-term.ts';

/** Texts that can be searched, wherever they lie: in the parts of an index, or in memory. */
export interface TextStore extends PostingReader {
	readonly analyzer: Analyzer;
	/** Characters of a word by which its row is found; n-grams are found by their first. */
	readonly keyLength: number;
	/** Of fine rows: the n-grams that are common, with spaces between them, which have none. */
	readonly common?: string | undefined;
	/** How much an occurrence counts, by field. */
	readonly weights: readonly number[];
	/** What the numbers in postings stand for. */
	readonly counts: readonly FieldCounts[];
	/** What evidence means here. */
	readonly calibration: Calibration;
	/** How many sections there are that are not removed. */
	readonly sections: number;
	/** The norm of each section's length, at least of those in rows that were read. */
	readonly norms: Float32Array;
	/** The number of each section's document; undefined where all documents have one section. */
	readonly documents: Uint32Array | undefined;
	/** Sections that are not searched, if not all are. */
	readonly isExcluded?: ((section: number) => boolean) | undefined;
	/** What was found for terms before, by settings and the terms' keys. */
	readonly found: Kept<string, FoundTerm>;
	/**
	 * Replaces terms of a question, given without its request phrases, by what they are called here, where the index has translations; undefined where these
	 * cannot be read.
	 */
	readonly translate?:
		| ((store: TextStore, text: string, terms: readonly WeightedTerm[]) => Recipe<readonly WeightedTerm[] | undefined>)
		| undefined;
	/** The rows of keys; an empty one for a key that has none. */
	rows(keys: readonly string[]): Recipe<readonly Row[]>;
	/** The keys of rows that begin so. */
	keysFrom(beginning: string): Recipe<readonly string[]>;
	/** What a hit shows of sections. */
	records(sections: readonly number[]): Recipe<readonly SectionRecord[]>;
	/** The texts of sections as they are looked through for phrases. */
	texts(sections: readonly number[]): Recipe<readonly string[]>;
}
