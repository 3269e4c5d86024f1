import type { Recipe } from '../format/recipe.js';
import type { FieldStore } from './field-store.ts';

/** A value of a field, and the number of found documents that have it. */
export interface FacetCount {
	readonly value: string;
	readonly count: number;
}

/** Maximum values of a facet; those of most documents are returned. */
export const MAX_FACET_VALUES = 100;

/** Counts the values of fields among found documents. */
export function* countFacets(
	store: FieldStore,
	names: readonly string[],
	found: Iterable<number>,
): Recipe<Record<string, readonly FacetCount[]>> {
	const isFound = new Uint8Array(store.size);
	for (const number of found) isFound[number] = 1;
	const facets: [string, readonly FacetCount[]][] = [];
	// By index, since QuickJS cannot compile `yield*` within iteration.
	for (let i = 0; i < names.length; i++) {
		const name = names[i] as string;
		const values = yield* store.values(name);
		const lists = yield* store.lists(name, values);
		const counts = values.map((value, place): FacetCount => {
			let count = 0;
			for (const number of lists[place] as Iterable<number>) count += isFound[number] as number;
			return { value, count };
		});
		// Sorting is stable, so values with equal counts stay sorted.
		const counted = counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
		facets.push([name, counted.slice(0, MAX_FACET_VALUES)]);
	}
	return Object.fromEntries(facets);
}

/** Order of found documents by a field. */
export interface SortBy {
	readonly field: string;
	/** Default: `asc`. */
	readonly order?: 'asc' | 'desc';
}

/**
 * Sorts by a field: as numbers if all values are numbers, else as strings. Ties keep their order; documents without a
 * value come last. A document with several values is sorted by the one that comes first.
 *
 * @param documentOf returns the document number of an item
 */
export function* sortByField<T>(
	store: FieldStore,
	found: readonly T[],
	{ field, order = 'asc' }: SortBy,
	documentOf: (one: T) => number,
): Recipe<T[]> {
	const values = yield* store.values(field);
	const isNumeric = values.every((value) => value.trim() !== '' && Number.isFinite(Number(value)));
	const ordered = isNumeric ? [...values].sort((a, b) => Number(a) - Number(b)) : [...values];
	if (order === 'desc') ordered.reverse();
	const lists = yield* store.lists(field, ordered);
	const ranks = new Uint32Array(store.size).fill(ordered.length);
	lists.forEach((list, rank) => {
		for (const number of list) ranks[number] = Math.min(ranks[number] as number, rank);
	});
	const rankOf = (one: T): number => ranks[documentOf(one)] as number;
	return [...found].sort((a, b) => rankOf(a) - rankOf(b));
}
