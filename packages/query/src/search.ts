/** Search of a knowledge base: metadata filters, retrieval, and an answer with citations. Separate entry point. */

export type { DocumentRecord, Filter } from './format/kinds/documents/schema.js';
export type { EncodedKind, Encoder } from './format/kinds/vectors/encoder.js';
export { MAX_SOURCES } from './search/answer.ts';
export type { Citation } from './search/citation.ts';
export { CONFIDENCE_FACTORS } from './search/confidence.ts';
export { MERGE_WEIGHTS, STALE_AFTER_DAYS, STALE_FACTOR } from './search/factors.ts';
export type { Method } from './search/method.ts';
export { readTopic } from './search/narrow.ts';
export type { AnswerContext, AnswerSource, WriteAnswer } from './search/prose.ts';
export type { KnowledgeOptions } from './search/query.ts';
export type { Candidate, SearchHit } from './search/rank.ts';
export { type SearchRejection, type SearchResult, search } from './search/search.ts';
export type { Fusion } from './vectors/fuse-scores.ts';
export { type CallTool, remoteVectorSearch } from './vectors/remote-vector-search.ts';
export { type HybridHit, type HybridOptions, type HybridResult, searchHybrid } from './vectors/search-hybrid.ts';
export type { VectorHit, VectorQuery, VectorSearch } from './vectors/vector-search.ts';
