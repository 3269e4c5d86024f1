/** Encoders that need Node, Deno or Bun: models in a folder, and a cache on disk for encoders that cost time or money. */
export { readModel2vec, transformersEncoder } from './node/models.ts';
export { type ResumableOptions, resumableEncoder } from './node/resumable-encoder.ts';
