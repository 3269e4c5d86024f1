/** Search of a knowledge base: metadata filters, retrieval, and an answer with citations. Separate entry point. */

export type { DocumentRecord, Filter } from './format/kinds/documents.js';
export type { EncodedKind, Encoder } from './format/kinds/vectors.js';
export type { AnswerContext, AnswerSource, SearchHit, WriteAnswer } from './search/answer.ts';
export { MAX_SOURCES } from './search/answer.ts';
export type { KnowledgeOptions } from './search/ask.ts';
export type { Method } from './search/candidates.ts';
export { readTopic } from './search/narrow.ts';
export type { Citation } from './search/passages.ts';
export type { Candidate } from './search/rank.ts';
export { MERGE_WEIGHTS, STALE_AFTER_DAYS, STALE_FACTOR } from './search/rank.ts';
export { type SearchRejection, type SearchResult, search } from './search/search.ts';
export type { SearchStep, SearchTrace } from './search/trace.ts';
export { CONFIDENCE_FACTORS } from './text/pages.ts';
export type { Fusion } from './vectors/cosines.ts';
export {
	type CallTool,
	remoteVectorSearch,
	type VectorHit,
	type VectorQuery,
	type VectorSearch,
} from './vectors/vector-search.ts';
