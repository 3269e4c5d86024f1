import type { Shape } from '../base/json.ts';
import type { Recipe } from '../base/recipe.ts';
import type { Manifest } from './manifest.ts';

/** An open build of an index, on which look-ups run: its manifest, and what reads its tables. */
export interface Opened extends Manifest {
	/** Reads the tables of several indexes, or of one whose paths have a prefix; undefined if they are in parts. */
	readonly tables?: TableReader | undefined;
	/** Opens the texts of several indexes as `TextStore`; undefined if they are in the tables. */
	readonly openText?: (() => Recipe<unknown>) | undefined;
	/** What look-ups have read or created once for this build, by name. */
	readonly kept: Map<string, unknown>;
}

/** Opens a build whose tables are in parts. */
export function openManifest(manifest: Manifest): Opened {
	return { ...manifest, kept: new Map() };
}

/** Returns what is kept under a name; creates it the first time. */
export function keep<T>({ kept }: Pick<Opened, 'kept'>, name: string, create: () => T): T {
	let value = kept.get(name) as T | undefined;
	if (value === undefined) {
		value = create();
		kept.set(name, value);
	}
	return value;
}

/** Returns what is kept under a name; reads it the first time. */
export function* keepRead<T>({ kept }: Pick<Opened, 'kept'>, name: string, read: () => Recipe<T>): Recipe<T> {
	let value = kept.get(name) as T | undefined;
	if (value === undefined) {
		value = yield* read();
		kept.set(name, value);
	}
	return value;
}

/** Reads tables that are not stored in the parts of a manifest. */
export interface TableReader {
	/** Reads the entry of each key, undefined for an unknown key. */
	keys<T>(table: string, shape: Shape, keys: readonly string[]): Recipe<(T | undefined)[]>;
	/** Reads all keys with a prefix, in the order of code units. */
	keysFrom(table: string, prefix: string): Recipe<string[]>;
	/** Reads records by their numbers, in that order. */
	records<T>(table: string, shape: Shape, numbers: readonly number[]): Recipe<T[]>;
}
