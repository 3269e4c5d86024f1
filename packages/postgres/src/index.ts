/** Pinakes indexes in PostgreSQL. `@pinakes/postgres/connect` connects by an address. */
export { type Address, DEFAULT_COLLECTION, isAddress, readAddress } from './address.ts';
export type { Client, Database } from './database.ts';
export { type PushOptions, type PushSummary, pushIndex } from './push.ts';
export { collectionVersion, postgresSource, type SourceOptions } from './source.ts';
