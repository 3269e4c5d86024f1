/** Pinakes indexes in PostgreSQL. `@pinakes/postgres/connect` connects by an address. */
export { type Address, isAddress, readAddress } from './address.ts';
export { DEFAULT_COLLECTION } from './collection.ts';
export type { Client, Database } from './database.ts';
export { type PushOptions, type PushSummary, pushIndex } from './push.ts';
export { collectionVersion, postgresSource, type SourceOptions } from './source.ts';
