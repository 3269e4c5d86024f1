/**
 * Text search without an index on disk, for small sets that change, such as what a bot remembers. An entry of
 * its own, as who opens prebuilt indexes has no use for what builds them.
 */
export type { TextDocument, TextSection } from './search/document.ts';
export { buildIndex, type TextIndex, type TextIndexOptions } from './search/memory-index.ts';
