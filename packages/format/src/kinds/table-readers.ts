import type { Shape } from '../json.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';

/** How the entries of keys are read. */
export interface KeyOptions {
	/** Whether the caller catches the error for a part that cannot be read, whatever is wrong with it. */
	readonly isOptional?: boolean;
	/** Whether an entry is a list of words, or has such lists in its fields: of several indexes it has the words of all. */
	readonly isOfWords?: boolean;
}

/** Reads the tables of an index that are not parts which its manifest lists: those of several indexes, or of a database. */
export interface TableReader {
	/** Reads the entry of each key, undefined for an unknown key. */
	keys<T>(table: string, shape: Shape, keys: readonly string[], options?: KeyOptions): Recipe<(T | undefined)[]>;
	/** Reads all keys with a prefix, in the order of code units. */
	keysFrom(table: string, prefix: string): Recipe<string[]>;
	/** Reads records by their numbers, in that order. */
	records<T>(table: string, shape: Shape, numbers: readonly number[]): Recipe<T[]>;
}

/** The readers of indexes that have one, by the manifest. */
export const tableReaders = new WeakMap<Manifest, TableReader>();
