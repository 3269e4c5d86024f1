import type { Shape } from '../json.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';

/** Reads the tables of an index that are not parts which its manifest lists: those of several indexes, or of a database. */
export interface TableReader {
	/** Reads the entry of each key, undefined for an unknown key. */
	keys<T>(table: string, shape: Shape, keys: readonly string[], isOptional?: boolean): Recipe<(T | undefined)[]>;
	/** Reads all keys with a prefix, in the order of code units. */
	keysFrom(table: string, prefix: string): Recipe<string[]>;
	/** Reads records by their numbers, in that order. */
	records<T>(table: string, shape: Shape, numbers: readonly number[]): Recipe<T[]>;
}

/** The readers of indexes that have one, by the manifest. */
export const tableReaders = new WeakMap<Manifest, TableReader>();
