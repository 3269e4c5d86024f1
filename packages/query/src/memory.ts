/**
 * Text search without an index on disk, for small sets that change, such as what a bot remembers. An entry of
 * its own, as programs that open prebuilt indexes do not need what builds them.
 */
export type { TextDocument, TextSection } from '@pinakes/format/kinds/text/document';
export { createTextIndex, type TextIndex, type TextIndexOptions } from './text/memory-index.ts';
export type { TermContribution } from './text/search-store.ts';
