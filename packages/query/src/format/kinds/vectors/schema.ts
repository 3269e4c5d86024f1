/**
 * Vectors of sections and units, and of the terms or words by which queries are encoded. The manifest contains
 * VectorSettings for each. Without vectors, or if their weight is 0, there are no tables.
 *
 *     parts/section_vectors.0.json    { "numbers": "?F8[", "scales": [0.0123, …] }     SECTIONS_TO_A_PART sections
 *     parts/term_vectors.0.json       { "database": [0.0123, "?F8["], … }              trained and static vectors only
 *     parts/unit_vectors.0.json, parts/unit_words.0.json                               the same for units: static vectors
 *
 * Numbers are integers, one character each (codec/levels.ts); the vectors of a part are concatenated. Only the
 * direction of a section's vector counts. A term's numbers are multiplied by its scale. Trained numbers are from -7
 * to 7: more levels rank no better and take twice the space.
 *
 * Trained vectors (latent semantic analysis, A = U·S·Vᵀ) include term vectors only for terms of more than
 * MAX_TERMS_TO_SUM sections, estimated if a sample was trained. The vector of a rarer term is the sum over its
 * sections of numbers times scale, each dimension times its entry in `dimension_scales`. A single character of text
 * without spaces has no vector, nor has a term that is equally frequent in all sections.
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

/** Maximum sections of a term whose vector is computed from those of its sections by the reader. */
export const MAX_TERMS_TO_SUM = 8;

/** Limits of the settings in a manifest. */
export const MAX_VECTOR_DIMENSIONS = 8_192;
export const MAX_VECTOR_WEIGHT = 2;

/** The encoder trained from the corpus; queries are encoded with the vectors in the index. */
export const TRAINED = 'lsa';

/** The encoder of built-in word vectors; queries are encoded with those in the index. */
export const STATIC = 'static';

/** Whether an index has the vectors to encode queries itself. */
export function encodesQueries({ embedder }: Pick<VectorSettings, 'embedder'>): boolean {
	return embedder === TRAINED || embedder === STATIC;
}

/** `vectors` and `unit_vectors` of a manifest: the encoder, and the weight of vectors relative to text. */
export interface VectorSettings {
	/** `lsa` for vectors trained from the corpus, `static`, or the name of an Encoder, such as `model2vec:potion-base-8M`. */
	readonly embedder: string;
	/** Must equal that of the encoder of a query; empty for trained vectors. */
	readonly fingerprint: string;
	/** 0 if vectors were left out because they would not have helped. */
	readonly dimensions: number;
	/**
	 * Weight of a cosine of 1. For trained vectors relative to the best text score, for others to the maximum text score
	 * of the query; 0 if vectors are not used.
	 */
	readonly weight: number;
	/** Empty unless vectors were trained: see above. */
	readonly dimension_scales: readonly number[];
}

/** A part of the section vectors as parsed. */
export interface SectionVectorsPart {
	readonly numbers: string;
	/** Empty unless vectors were trained: see above. */
	readonly scales: readonly number[];
}

/** A term's vector as parsed. */
export type TermVectorRow = readonly [scale: number, numbers: string, lost?: number];
