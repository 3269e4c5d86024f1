/** Keywords of a text, for `findContexts`. Separate entry point, as most programs know theirs. */
export { extractKeywords } from './contexts/extract-keywords.ts';
