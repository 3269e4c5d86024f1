/**
 * Text search in memory, for small sets that change, such as the memories of a bot. Separate entry point, so that index
 * readers do not bundle the builder.
 */
export type { TextDocument, TextSection } from './format/kinds/text/document.js';
export { createTextIndex, type TextIndex } from './text/memory-index.ts';
export type { TextIndexOptions } from './text/memory-options.ts';
export type { TermContribution } from './text/search-store.ts';
