/**
 * Search of catalogs: declared fields with conditions, facets and sorting, pages, boosts, highlights and suggestions.
 * Separate entry point, as most look-ups need none of these.
 */

export type { Condition, DocumentSearchOptions, UnknownField, Where } from './fields/fields.ts';
export { type FacetCount, MAX_FACET_VALUES, type SortBy } from './fields/fields.ts';
export type { Range, Snippet } from './fields/highlight.ts';
export { type DocumentHit, type DocumentResult, type Highlights, searchDocuments } from './fields/search-documents.ts';
export { type Suggestion, suggest } from './fields/suggest.ts';
export type { FieldValue, StoredFields } from './format/kinds/documents/fields.js';
