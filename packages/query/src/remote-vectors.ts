/** Vectors of another server, for `search`. Separate entry point, as most indexes have vectors of their own. */
export { remoteVectorSearch } from './vectors/remote-vectors.ts';
