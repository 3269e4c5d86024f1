import type { Recipe } from './recipe.ts';

/**
 * The values of keys, of which only those that are not kept are read, each once. Another look-up may clear what is kept
 * while one waits for what it reads.
 */
export function* readKept<K, V>(
	kept: Map<K, V>,
	keys: readonly K[],
	readMissing: (missing: readonly K[]) => Recipe<readonly V[]>,
): Recipe<V[]> {
	const values = new Map(keys.map((key) => [key, kept.get(key)]));
	const missing = [...values.keys()].filter((key) => values.get(key) === undefined);
	const read = missing.length > 0 ? yield* readMissing(missing) : [];
	missing.forEach((key, i) => {
		values.set(key, read[i]);
		kept.set(key, read[i] as V);
	});
	return keys.map((key) => values.get(key) as V);
}
