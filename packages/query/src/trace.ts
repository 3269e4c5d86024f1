/**
 * What each step of a search let through, an entry of its own: for pages and tools that show how an answer came about.
 */
export { type SearchStep, type SearchTrace, type TracedOptions, traceSearch } from './documents/trace.ts';
