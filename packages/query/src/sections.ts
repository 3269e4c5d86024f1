/**
 * Search of sections for search boxes, a separate entry.
 */
export { type SectionSearchOptions, searchSections } from './text/search-sections.ts';
