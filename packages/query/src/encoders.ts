/**
 * What encodes queries, and sections when an index is built, for indexes whose vectors were not trained from the
 * corpus itself: an entry of its own.
 */
export { EmbeddingsServerError } from './encoders/embeddings-error.ts';
export { type Model2vecFiles, model2vecEncoder } from './encoders/model2vec.ts';
export {
	type EmbeddingsFetch,
	type EmbeddingsResponse,
	type OpenaiOptions,
	openaiEncoder,
} from './encoders/openai.ts';
export type { EncodedKind, Encoder } from './vectors/encoder.ts';
