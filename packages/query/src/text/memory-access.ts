import type { StoredFields } from '../format/kinds/documents/fields.js';
import type { Recipe } from '../format/recipe.js';
import type { TextStore } from './store.ts';

/** Contents of an index in memory. */
export interface MemoryText {
	readonly store: TextStore;
	/** Declared fields by document number. */
	readonly fields: ReadonlyMap<number, StoredFields | undefined>;
	/** Sections by document id. */
	readonly numbers: ReadonlyMap<string, readonly number[]>;
}

/** Functions that return the contents of indexes in memory, for other entry points. */
export const memoryTexts = new WeakMap<object, () => MemoryText>();

/** Runs a recipe that reads no parts. */
export function runSync<T>(recipe: Recipe<T>): T {
	return recipe.next().value as T;
}
