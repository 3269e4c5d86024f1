/** Search of a knowledge base: metadata filters, retrieval, and an answer with citations. Separate entry point. */

export type { DocumentRecord, Filter } from './format/kinds/documents.js';
export type { Encoder } from './format/kinds/vectors.js';
export type { AnswerContext, SearchHit, WriteAnswer } from './search/answer.ts';
export type { KnowledgeOptions } from './search/ask.ts';
export type { Citation } from './search/passages.ts';
export type { Candidate, Method } from './search/rank.ts';
export type { SearchTrace } from './search/search.ts';
export { type SearchRejection, type SearchResult, search } from './search/search.ts';
export type { VectorSearch } from './vectors/vector-search.ts';
