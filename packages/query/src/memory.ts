/**
 * Text search in memory, for small sets that change, such as the memories of a bot. Separate entry point, so that index
 * readers do not bundle the builder.
 */
export type { TextDocument, TextSection } from './format/kinds/text-document.js';
export type { TextIndexOptions } from './text/memory.ts';
export { createTextIndex, type TextIndex } from './text/memory.ts';
export type { TermContribution } from './text/present.ts';
