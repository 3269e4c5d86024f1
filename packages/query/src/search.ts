/**
 * Search of a knowledge base, an entry of its own: filters first, then precise retrieval, and a cited answer.
 */
export type { DocumentRecord, Filter } from './kinds/documents/format.ts';
export type { Citation } from './knowledge/answer.ts';
export { CONFIDENCE_FACTORS, MERGE_WEIGHTS, STALE_AFTER_DAYS, STALE_FACTOR } from './knowledge/factors.ts';
export type { KnowledgeOptions } from './knowledge/query.ts';
export type { Method } from './knowledge/retrieve.ts';
export { type SearchHit, type SearchRejection, type SearchResult, search } from './knowledge/search.ts';
