import type { Shape } from './json.ts';

/**
 * A look-up is a recipe: a synchronous generator that yields the parts it needs next and is resumed
 * with what they hold. It never waits and never reads, so the same recipe runs over a
 * folder, a web server or memory, and a test can run it by hand.
 */
export type Recipe<T> = Generator<readonly Part[], T, readonly unknown[]>;

/** One file of an index. */
export interface Part {
	readonly file: string;
	/**
	 * What its JSON must look like; anything else is a damaged index. Or else the recipe is given the
	 * text, or without a shape what was read as it came, of which it parses the lines that it needs.
	 */
	readonly shape: Shape | 'text' | undefined;
}

/** Asks for one part. */
export function* need<T>(part: Part): Recipe<T> {
	const [value] = yield [part];
	return value as T;
}

/** Runs recipes side by side: the parts that they need next are read at once. */
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
