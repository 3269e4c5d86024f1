import type { Shape } from '../json.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';

/** Options for reading entries by key. */
export interface KeyOptions {
	/** Whether the caller handles the error for a part that cannot be read. */
	readonly isOptional?: boolean;
	/** Whether an entry is a list of words, or an object of such lists; a union merges the words of all indexes. */
	readonly isOfWords?: boolean;
}

/** Reads tables that are not stored in the parts of a manifest: those of a union, or of a database. */
export interface TableReader {
	/** Reads the entry of each key, undefined for an unknown key. */
	keys<T>(table: string, shape: Shape, keys: readonly string[], options?: KeyOptions): Recipe<(T | undefined)[]>;
	/** Reads all keys with a prefix, in the order of code units. */
	keysFrom(table: string, prefix: string): Recipe<string[]>;
	/** Reads records by their numbers, in that order. */
	records<T>(table: string, shape: Shape, numbers: readonly number[]): Recipe<T[]>;
}

/** Readers of tables by manifest, for indexes that have one. */
export const tableReaders = new WeakMap<Manifest, TableReader>();
