/**
 * Text search in memory, for small sets that change, such as the memories of a bot. Separate entry point, so that index
 * readers do not bundle the builder.
 */
export type { TextDocument } from './format/kinds/text-document.js';
export { createTextIndex, type TextIndex, type TextIndexOptions } from './text/memory.ts';
