import type { Recipe } from './recipe.ts';

/** A cache by key, which may forget values at any time. */
export interface KeyCache<K, V> {
	get(key: K): V | undefined;
	set(key: K, value: V): unknown;
}

/**
 * Returns the values of keys; reads those that are not cached, each once. Another look-up may clear the cache during
 * the wait.
 */
export function* readCached<K, V>(
	kept: KeyCache<K, V>,
	keys: readonly K[],
	readMissing: (missing: readonly K[]) => Recipe<readonly V[]>,
): Recipe<V[]> {
	const values = keys.map((key) => kept.get(key));
	if (!values.includes(undefined)) return values as V[];
	const missing = [...new Set(keys.filter((_, i) => values[i] === undefined))];
	const read = missing.length > 0 ? yield* readMissing(missing) : [];
	const found = new Map(missing.map((key, i) => [key, read[i] as V]));
	for (const [key, value] of found) kept.set(key, value);
	return values.map((value, i) => value ?? (found.get(keys[i] as K) as V));
}
