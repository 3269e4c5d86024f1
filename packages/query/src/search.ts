/** Search of a knowledge base: metadata filters, retrieval, and an answer with citations. Separate entry point. */

export { MAX_SOURCES } from './documents/answer.ts';
export type { Citation } from './documents/citation.ts';
export { CONFIDENCE_FACTORS } from './documents/confidence.ts';
export { MERGE_WEIGHTS, STALE_AFTER_DAYS, STALE_FACTOR } from './documents/factors.ts';
export type { Method } from './documents/method.ts';
export { readTopic } from './documents/narrow.ts';
export type { AnswerContext, AnswerSource, WriteAnswer } from './documents/prose.ts';
export type { KnowledgeOptions } from './documents/query.ts';
export type { Candidate, SearchHit } from './documents/rank.ts';
export { type SearchRejection, type SearchResult, search } from './documents/search.ts';
export type { DocumentRecord, Filter } from './format/kinds/documents/schema.js';
export type { EncodedKind, Encoder } from './format/kinds/vectors/encoder.js';
export type { Fusion } from './vectors/fuse-scores.ts';
export { type CallTool, remoteVectorSearch } from './vectors/remote-vector-search.ts';
export { type HybridHit, type HybridOptions, type HybridResult, searchHybrid } from './vectors/search-hybrid.ts';
export type { VectorHit, VectorQuery, VectorSearch } from './vectors/vector-search.ts';
