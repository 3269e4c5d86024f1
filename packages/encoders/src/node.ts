/** Encoders that need Node, Deno or Bun: models in a folder, and a cache on disk for encoders that cost time or money. */
export { readModel2vec } from './node/read-model2vec.ts';
export { type ResumableOptions, resumableEncoder } from './node/resumable-encoder.ts';
export { transformersEncoder } from './node/transformers.ts';
