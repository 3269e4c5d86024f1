import type { Manifest } from '@pinakes/format/manifest';
import { type Recipe, together } from '@pinakes/format/recipe';

/** A complete index of some documents, one of several that are read as one. */
export interface Segment {
	readonly manifest: Manifest;
	/** What errors call it, such as its folder. */
	readonly name: string;
	/** Numbers of documents that do not count any more, ascending: their number in the segment. */
	readonly gone?: Uint32Array | undefined;
	/** What its paths begin with among all; tables have it where the manifest is that of `withPrefix`. */
	readonly prefix?: string | undefined;
}

/** Runs a recipe over one segment: the parts that it needs are those of this segment. */
export function* inSegment<T>(segment: number, recipe: Recipe<T>): Recipe<T> {
	let step = recipe.next();
	while (!step.done) {
		const parts = step.value.map((part) => ({ ...part, segment }));
		step = recipe.next(yield parts);
	}
	return step.value;
}

/** Runs a recipe over each segment at once. */
export function* inEach<T>(
	segments: readonly Segment[],
	recipeOf: (segment: Segment, position: number) => Recipe<T>,
): Recipe<T[]> {
	const recipes = segments.map((segment, i) => inSegment(i, recipeOf(segment, i)));
	return (yield* together(...recipes)) as T[];
}

/** A recipe that runs once; later calls get what it returned. */
export function once<T>(recipe: () => Recipe<T>): () => Recipe<T> {
	let value: T | undefined;
	return function* () {
		value ??= yield* recipe();
		return value;
	};
}
