import type { Recipe } from './recipe.ts';

/**
 * Returns the values of keys and reads those that are not cached, each once. Another look-up may clear the cache
 * while this one waits.
 */
export function* readKept<K, V>(
	kept: Map<K, V>,
	keys: readonly K[],
	readMissing: (missing: readonly K[]) => Recipe<readonly V[]>,
): Recipe<V[]> {
	const values = keys.map((key) => kept.get(key));
	if (!values.includes(undefined)) return values as V[];
	const missing = [...new Set(keys.filter((_, i) => values[i] === undefined))];
	const read = yield* readMissing(missing);
	missing.forEach((key, i) => {
		kept.set(key, read[i] as V);
	});
	return values.map((value, i) => value ?? (kept.get(keys[i] as K) as V));
}
