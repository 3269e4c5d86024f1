/**
 * Vectors of sections, and of terms where they were trained from the corpus itself. What holds for all of them is
 * in the manifest: see VectorSettings. Without vectors, or where their weight is 0, there is neither table.
 *
 *     parts/section_vectors.0.json    { "numbers": "?F8[", "scales": [0.0123, …] }     SECTIONS_TO_A_PART sections
 *     parts/term_vectors.0.json       { "database": [0.0123, "?F8["], … }              trained vectors only
 *
 * Numbers are whole, a character each (codec/levels.ts), the vectors of a part one after the other; only the direction
 * of a section's vector counts. A term's number stands for itself times the term's scale. Trained ones are from -7
 * to 7: more levels rank no better, and take twice the space.
 *
 * Trained vectors (latent semantic analysis, A = U·S·Vᵀ) have term vectors only for terms of more than
 * MOST_TO_ADD_UP sections, or that a sample has so often that they are likely to be. That of a rarer term is added up
 * from the sections that have it: each section's numbers times its scale, and each dimension of the sum times its
 * entry in `dimension_scales`. A single character of text without spaces has no vector, nor has a term that all
 * sections have alike.
 *
 * Scales have four significant digits, so that they are short.
 */
export const SECTION_VECTORS_TABLE = 'section_vectors';
export const TERM_VECTORS_TABLE = 'term_vectors';

/** Sections whose vectors are a part. */
export const SECTIONS_TO_A_PART = 256;

/** Up to so many sections, a term's vector is added up from those of its sections when it is asked for. */
export const MOST_TO_ADD_UP = 8;

/** Bounds of what a manifest says of vectors. */
export const MOST_VECTOR_DIMENSIONS = 8_192;
export const MOST_VECTOR_WEIGHT = 2;

/** The embedder that is trained from the corpus itself; a query is encoded by what the index holds. */
export const TRAINED = 'lsa';

/** `vectors` of a manifest: what encoded the sections, and what that is worth beside text. */
export interface VectorSettings {
	/** `lsa` for vectors trained from the corpus, else the name of an Encoder, such as `model2vec:potion-base-8M`. */
	readonly embedder: string;
	/** What must be equal in the encoder of a query; empty for trained vectors, which need none. */
	readonly fingerprint: string;
	/** Numbers of a vector; 0 where there are none, as they would not have helped. */
	readonly dimensions: number;
	/** What a cosine of 1 adds to a score of 1 by text, that of the best section; 0 where vectors do not count. */
	readonly weight: number;
	/** Of trained vectors, else empty: see above. */
	readonly dimension_scales: readonly number[];
}

/** A part of the section vectors as parsed. */
export interface SectionVectorsPart {
	readonly numbers: string;
	/** Of trained vectors, else empty: see above. */
	readonly scales: readonly number[];
}

/** A term's vector as parsed. */
export type TermVectorRow = readonly [scale: number, numbers: string];
