/** Turns texts into vectors. An index must be built and searched with the same encoder. */
export interface Encoder {
	/** Its name in the manifest, such as `model2vec:potion-base-8M` or `openai:bge-m3`; never a path or a URL. */
	readonly name: string;
	/** Identifies the vectors: a hash of the model, or its name. */
	readonly fingerprint: string;
	/**
	 * Returns a vector for each text, in order. They have the same number of dimensions, and any length.
	 *
	 * @throws PinakesError, or another error, if a text cannot be encoded
	 */
	encode(texts: readonly string[], kind: EncodedKind): Promise<readonly Float32Array[]>;
}

/** Some models encode queries and sections differently. */
export type EncodedKind = 'query' | 'section';
