/** Encoders for any runtime: static models, and servers with an OpenAI-compatible API. */
export type { Encoder } from '@pinakes/query/search';
export { type Model2vecFiles, model2vecEncoder } from './model2vec/model2vec.ts';
export { EmbeddingsServerError, type OpenaiOptions, openaiEncoder } from './openai.ts';
