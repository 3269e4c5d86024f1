/** Turns texts into vectors: when an index is built, and the same one when it is asked. */
export interface Encoder {
	/** What the manifest names it by, such as `model2vec:potion-base-8M` or `openai:bge-m3`; never a path or an address. */
	readonly name: string;
	/** Differs where the same text would have another vector: a hash of the model, or its name. */
	readonly fingerprint: string;
	/**
	 * Encodes texts, in their order; the vectors have the same number of dimensions, of any length.
	 *
	 * @throws PinakesError or an error of the embedder's own, where a text cannot be encoded
	 */
	encode(texts: readonly string[], kind: EncodedKind): Promise<readonly Float32Array[]>;
}

/** Some models encode what is asked and what is searched differently. */
export type EncodedKind = 'query' | 'section';
