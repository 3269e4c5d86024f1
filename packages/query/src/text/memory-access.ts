import type { StoredFields } from '@pinakes/format/kinds/documents/fields';
import type { Recipe } from '@pinakes/format/recipe';
import type { TextStore } from './text-store.ts';

/** What an index in memory has. */
export interface MemoryText {
	readonly store: TextStore;
	/** The declared fields by the numbers of documents. */
	readonly fields: ReadonlyMap<number, StoredFields | undefined>;
}

/** What opens the texts of indexes in memory, for look-ups of other entries. */
export const memoryTexts = new WeakMap<object, () => MemoryText>();

/** Runs a recipe that needs no parts. */
export function finish<T>(recipe: Recipe<T>): T {
	return recipe.next().value as T;
}
