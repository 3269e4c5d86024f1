/** Opens several indexes as one, which ranks as one index of all documents would. Separate entry point. */
export { openIndexes, type PrefixedSource } from './union/open-indexes.ts';
