import type { Manifest } from '@pinakes/format/manifest';

/** What was made before, by key: the least recently used is forgotten first. */
export interface Cache<T> {
	get(key: string): T | undefined;
	set(key: string, value: T): void;
}

/**
 * A cache that holds no more than so much.
 *
 * @param most what the sizes of all values may add up to; a greater value is not kept
 * @param sizeOf 1 or more
 */
export function createCache<T>(most: number, sizeOf: (value: T) => number): Cache<T> {
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
			// Far from the limit nothing is forgotten soon, and moving an entry costs more than finding it.
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
			for (const oldest of kept.keys()) {
				if (total <= most) return;
				drop(oldest);
			}
		},
	};
}

/** A cache of each open index, as long as it is open: see `createCache`. */
export function cacheOfIndex<T>(most: number, sizeOf: (value: T) => number): (manifest: Manifest) => Cache<T> {
	const caches = new WeakMap<Manifest, Cache<T>>();
	return (manifest) => {
		const cache = caches.get(manifest) ?? createCache(most, sizeOf);
		caches.set(manifest, cache);
		return cache;
	};
}
