import type { Shape } from './json.ts';

/**
 * A look-up as a synchronous generator, which yields the parts that it needs next and is resumed with their
 * contents. It does no I/O, so that the same recipe runs on a folder, a web server or memory.
 */
export type Recipe<T> = Generator<readonly Part[], T, readonly unknown[]>;

/** A file of an index that a recipe asks for. */
export interface Part {
	readonly file: string;
	/** Shape of its JSON; undefined for its text, of which a recipe parses single lines. */
	readonly shape?: Shape | undefined;
	/** Of several segments the one that has it, by its position. */
	readonly segment?: number | undefined;
}

/** Reads one part. */
export function* need<T>(part: Part): Recipe<T> {
	const [value] = yield [part];
	return value as T;
}

/** Returns a value without reading anything. */
// biome-ignore lint/correctness/useYield: it is a recipe as others that ask for parts
export function* ready<T>(value: T): Recipe<T> {
	return value;
}

/** Runs recipes concurrently: the parts that they need next are read at the same time. */
export function* together<T extends readonly unknown[]>(
	...recipes: { readonly [K in keyof T]: Recipe<T[K]> }
): Recipe<T> {
	const steps = recipes.map((recipe) => recipe.next());
	while (steps.some(({ done }) => !done)) {
		const parts = steps.map(({ done, value }) => (done ? [] : (value as readonly Part[])));
		const read = yield parts.flat();
		let from = 0;
		steps.forEach(({ done }, i) => {
			const to = from + (parts[i]?.length ?? 0);
			if (!done) steps[i] = (recipes[i] as Recipe<unknown>).next(read.slice(from, to));
			from = to;
		});
	}
	return steps.map(({ value }) => value) as unknown as T;
}
