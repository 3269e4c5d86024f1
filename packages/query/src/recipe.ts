/**
 * A look-up is a recipe: a synchronous generator that yields the parts it needs next and is resumed
 * with them, parsed and checked. It never waits and never reads, so the same recipe runs over a
 * folder, a web server or memory, and a test can run it by hand.
 */

/** One file of an index, with the function that checks and decodes its JSON. */
export interface Part<T> {
	readonly file: string;
	/** Turns parsed JSON into the value; returns undefined where the JSON is not of the part's shape. */
	decode(json: unknown): T | undefined;
}

/** A look-up that yields lists of parts and returns a T. */
export type Recipe<T> = Generator<readonly Part<unknown>[], T, readonly unknown[]>;

/** Asks for one part. */
export function* need<T>(part: Part<T>): Recipe<T> {
	const [value] = yield [part];
	return value as T;
}

/** Asks for several parts at once; they are read side by side. */
export function* needAll<T>(parts: readonly Part<T>[]): Recipe<readonly T[]> {
	if (parts.length === 0) return [];
	return (yield parts) as readonly T[];
}
