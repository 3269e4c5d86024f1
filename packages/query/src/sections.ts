/** Search of sections, for search boxes. Separate entry point. */
export { type SectionSearchOptions, searchSections } from './text/search-sections.ts';
