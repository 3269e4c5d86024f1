/** Traces of searches: the candidates of each step, for pages and tools that explain a result. Separate entry point. */
export { type SearchStep, type SearchTrace, type TracedOptions, traceSearch } from './search/trace.ts';
