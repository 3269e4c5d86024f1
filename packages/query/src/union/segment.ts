import type { Manifest } from '../format/manifest.js';
import { type Recipe, ready, together } from '../format/recipe.js';

/** An index of some of the documents of a union. */
export interface Segment {
	readonly manifest: Manifest;
	/** Name for errors, such as its folder. */
	readonly name: string;
	/** Prefix of its paths in the union. Tables have it if the manifest is from `withPrefix`. */
	readonly prefix?: string | undefined;
}

/** Runs a recipe on a segment: the parts that it reads are marked with the segment. */
export function* inSegment<T>(segment: number, recipe: Recipe<T>): Recipe<T> {
	let step = recipe.next();
	while (!step.done) {
		const parts = step.value.map((part) => ({ ...part, segment }));
		step = recipe.next(yield parts);
	}
	return step.value;
}

/** Runs a recipe on each segment, all at the same time. */
export function* inEach<T>(
	segments: readonly Segment[],
	recipeOf: (segment: Segment, position: number) => Recipe<T>,
): Recipe<T[]> {
	const recipes = segments.map((segment, i) => inSegment(i, recipeOf(segment, i)));
	return (yield* together(...recipes)) as T[];
}

/** Whether an index has a table with entries. Tables of optional features are not in every index. */
export function hasTable({ cuts }: Manifest, table: string): boolean {
	return (cuts[table]?.length ?? 0) > 0;
}

/** Runs a recipe on each segment that has a table, all at the same time; undefined for the others. */
export function inEachWith<T>(
	table: string,
	segments: readonly Segment[],
	recipeOf: (manifest: Manifest) => Recipe<T>,
): Recipe<(T | undefined)[]> {
	return inEach(segments, ({ manifest }) => (hasTable(manifest, table) ? recipeOf(manifest) : ready(undefined)));
}

/** Returns a recipe that runs once; later calls get the same value. */
export function recipeOnce<T>(recipe: () => Recipe<T>): () => Recipe<T> {
	let value: T | undefined;
	return function* () {
		value ??= yield* recipe();
		return value;
	};
}
