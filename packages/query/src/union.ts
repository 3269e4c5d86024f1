/** Several indexes as one, a separate entry: look-ups rank as in one index of all documents. */
export { type TableReader, tableReaders } from '@pinakes/format/kinds/table-readers';
export { openSegments } from './union/open-segments.ts';
export type { Segment } from './union/segment.ts';
export { createUnion, type Union, type UnionOptions } from './union/union.ts';
export { type NamedIndex, openIndexes, type PrefixedSource, uniteIndexes } from './union/unite-indexes.ts';
