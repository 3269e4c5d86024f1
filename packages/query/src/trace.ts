/**
 * What each step of a search let through, a separate entry: for pages and tools that show how an answer came about.
 */
export { type SearchStep, type SearchTrace, type TracedOptions, traceSearch } from './documents/trace.ts';
