/**
 * Text search without an index on disk, for small sets that change, such as what a bot remembers. An entry of
 * its own, as who opens prebuilt indexes has no use for what builds them.
 */
export type { TextDocument, TextSection } from '@pinakes/format/kinds/text/document';
export { createTextIndex, type TextIndex, type TextIndexOptions } from './text/memory-index.ts';
export type { TermContribution } from './text/search.ts';
