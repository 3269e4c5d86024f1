/**
 * Search of a knowledge base, an entry of its own: filters first, then precise retrieval, and a cited answer.
 */
export type { DocumentRecord, Filter } from './kinds/documents/format.ts';
export type { Citation } from './knowledge/answer.ts';
export { CONFIDENCE_FACTORS, MERGE_WEIGHTS, STALE_AFTER_DAYS, STALE_FACTOR } from './knowledge/factors.ts';
export type { Method } from './knowledge/method.ts';
export type { AnswerContext, AnswerSource, WriteAnswer } from './knowledge/prose.ts';
export type { KnowledgeOptions } from './knowledge/query.ts';
export type { SearchHit } from './knowledge/rank.ts';
export { type SearchRejection, type SearchResult, search } from './knowledge/search.ts';
export type { EncodedKind, Encoder } from './vectors/encoder.ts';
export type { Fusion } from './vectors/merge.ts';
export { type CallTool, remoteVectorSearch } from './vectors/remote-vector-search.ts';
export { type HybridHit, type HybridOptions, type HybridResult, searchHybrid } from './vectors/search-hybrid.ts';
export type { VectorHit, VectorQuery, VectorSearch } from './vectors/vector-search.ts';
