import type { Recipe } from './recipe.ts';

/** A cache by key, which may forget values at any time. */
export interface Cache<K, V> {
	get(key: K): V | undefined;
	set(key: K, value: V): unknown;
}

/**
 * Creates a cache with a maximum size, which evicts the least recently used values.
 *
 * @param most maximum sum of sizes; a larger value is not stored
 * @param sizeOf returns the size of a value, at least 1
 */
export function createCache<T>(most: number, sizeOf: (value: T) => number): Cache<string, T> {
	const kept = new Map<string, T>();
	let total = 0;

	function drop(key: string): void {
		const value = kept.get(key);
		if (value === undefined) return;
		total -= sizeOf(value);
		kept.delete(key);
	}

	return {
		get(key) {
			const value = kept.get(key);
			// Until the cache is half full, order does not matter yet, and moving an entry costs more than finding it.
			if (value !== undefined && total > most / 2) {
				kept.delete(key);
				kept.set(key, value);
			}
			return value;
		},
		set(key, value) {
			drop(key);
			const size = sizeOf(value);
			if (size > most) return;
			kept.set(key, value);
			total += size;
			if (total <= most) return;
			for (const oldest of kept.keys()) {
				drop(oldest);
				if (total <= most) return;
			}
		},
	};
}

/**
 * Returns the values of keys; reads those that are not cached, each once. Another look-up may clear the cache during
 * the wait.
 */
export function* readCached<K, V>(
	kept: Cache<K, V>,
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
