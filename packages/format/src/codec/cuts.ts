/**
 * A table too large to read whole is cut into parts, each a JSON file, in the order of its keys or
 * numbers. The manifest keeps the first key of every part, so that one binary search tells which
 * file holds a key:
 *
 *     cuts   ["", "cache", "git-commit", …]
 *     files  parts/NAME.0.json  parts/NAME.1.json  parts/NAME.2.json  …
 *
 * Keys compare by UTF-16 code units, as JavaScript's `<` does.
 */

/**
 * The number of the part that holds a key, if any does: the place of the last of ascending values that
 * is not above it.
 */
export function partOf<T extends string | number>(cuts: ArrayLike<T>, key: T): number {
	let low = 0;
	let high = cuts.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((cuts[middle] as T) <= key) low = middle + 1;
		else high = middle;
	}
	return Math.max(0, low - 1);
}

/** The file of a table's numbered part. */
export function partFile(table: string, number: number): string {
	return `parts/${table}.${number}.json`;
}
