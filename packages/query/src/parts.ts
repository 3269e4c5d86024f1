/**
 * Opt-in parts of `searchText`, for its option `use`: signs and unfinished words in queries, declared fields, pages for search boxes, and
 * highlights. Separate entry point, as most searches need none of these.
 */

export type { FieldValue } from './format/kinds/stored-fields.js';
export { FIELDS, type FieldOptions, type SortBy, type Where } from './text/fields.ts';
export { HIGHLIGHTS } from './text/highlight.ts';
export { PREFIX } from './text/prefix.ts';
export type { FacetCount, Highlights, UnknownField } from './text/present.ts';
export { PAGES, type PageOptions } from './text/sections.ts';
export { SIGNS } from './text/signs.ts';
