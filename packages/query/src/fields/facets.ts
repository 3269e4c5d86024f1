import type { Recipe } from '@pinakes/format/recipe';
import type { FieldStore } from './field-store.ts';

/** A value of a field, and how many of the found documents have it. */
export interface FacetCount {
	readonly value: string;
	readonly count: number;
}

/** Values of a facet that are returned, those of most documents first. */
export const MAX_FACET_VALUES = 100;

/** Counts the values that found documents have in fields. */
export function* countFacets(
	store: FieldStore,
	names: readonly string[],
	found: Iterable<number>,
): Recipe<Record<string, readonly FacetCount[]>> {
	const isFound = new Uint8Array(store.size);
	for (const number of found) isFound[number] = 1;
	const facets: [string, readonly FacetCount[]][] = [];
	// By places, as QuickJS cannot wait within what goes through an iterator.
	for (let i = 0; i < names.length; i++) {
		const name = names[i] as string;
		const values = yield* store.values(name);
		const lists = yield* store.lists(name, values);
		const counts = values.map((value, place): FacetCount => {
			let count = 0;
			for (const number of lists[place] as Iterable<number>) count += isFound[number] as number;
			return { value, count };
		});
		// Values are sorted, and so are those of one count.
		const counted = counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
		facets.push([name, counted.slice(0, MAX_FACET_VALUES)]);
	}
	return Object.fromEntries(facets);
}

/** How found documents are ordered by a field. */
export interface SortBy {
	readonly field: string;
	/** `asc` unless given. */
	readonly order?: 'asc' | 'desc';
}

/**
 * Sorts by a field: numerically where all values are numbers, else by characters. Equal documents keep their order, and those
 * without a value come last. Of several values of a document the one that comes first counts.
 *
 * @param documentOf the number of the document of what is sorted
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
