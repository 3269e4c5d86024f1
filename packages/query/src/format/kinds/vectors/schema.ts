/**
 * Vectors of sections and units, and of the terms or words by which queries are encoded. The manifest contains
 * VectorSettings for each. Without vectors, or if their weight is 0, there are no tables.
 *
 *     parts/section_vectors.0.json    { "numbers": "?F8[" }     SECTIONS_TO_A_PART sections
 *     parts/term_vectors.0.json       { "database": [0.0123, "?F8[", 0.5], … }      static vectors only
 *     parts/unit_vectors.0.json, parts/unit_words.0.json                               the same for units
 *
 * Numbers are integers, one character each (codec/levels.ts); the vectors of a part are concatenated. Only the
 * direction of a section's vector counts. A word's numbers are multiplied by its scale. Static numbers are from -7 to 7:
 * more levels rank no better and take twice the space.
 *
 * Static vectors are sums of word vectors that are shipped with the indexer, projected on the directions in which the
 * texts of the index differ most. Keys are words, pieces of words (`##ing`) and signs. A row's third number is the
 * square of the length that its word loses by the projection; a word that loses most of it has only that.
 *
 * Scales have four significant digits to save space.
 */
export const SECTION_VECTORS_TABLE = 'section_vectors';
export const TERM_VECTORS_TABLE = 'term_vectors';
export const UNIT_VECTORS_TABLE = 'unit_vectors';
export const UNIT_WORDS_TABLE = 'unit_words';

export const SECTIONS_TO_A_PART = 256;

/** Limits of the settings in a manifest. */
export const MAX_VECTOR_DIMENSIONS = 8_192;
export const MAX_VECTOR_WEIGHT = 2;

/** The encoder of built-in word vectors; queries are encoded with those in the index. */
export const STATIC = 'static';

/** `vectors` and `unit_vectors` of a manifest: the encoder, and the weight of vectors relative to text. */
export interface VectorSettings {
	/** `static`, or the name of an Encoder, such as `model2vec:potion-base-8M`. */
	readonly embedder: string;
	/** Must equal that of the encoder of a query; for static vectors that of the table of words. */
	readonly fingerprint: string;
	/** 0 if an encoder was given a weight of 0. */
	readonly dimensions: number;
	/** Weight of a cosine of 1, relative to the maximum text score of the query; 0 if vectors are not used. */
	readonly weight: number;
}

/** A part of the section vectors as parsed. */
export interface SectionVectorsPart {
	readonly numbers: string;
}

/** A term's vector as parsed. */
export type TermVectorRow = readonly [scale: number, numbers: string, lost: number];
