/** Opens several indexes as one, which ranks as one index of all documents would. Separate entry point. */
export { type TableReader, tableReaders } from './format/kinds/table-readers.js';
export type { Segment } from './union/segment.ts';
export { createUnion, type Union } from './union/union.ts';
export { type NamedIndex, openIndexes, type PrefixedSource, uniteIndexes } from './union/unite-indexes.ts';
