/** Search of sections, for search boxes. Separate entry point. */
export { readScopes } from './text/scope.ts';
export { type SectionSearchOptions, searchSections } from './text/search-sections.ts';
