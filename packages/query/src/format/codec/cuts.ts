/**
 * A large table is cut into parts, each a JSON file, sorted by key or number. The manifest lists the first
 * key of every part, so that a binary search finds the part of a key:
 *
 *     cuts   ["", "cache", "git-commit", …]
 *     files  parts/NAME.0.json  parts/NAME.1.json  parts/NAME.2.json  …
 *
 * Keys compare by UTF-16 code units, as JavaScript's `<` does.
 */

/** Returns the index of the only part that can contain a key: the last whose first key is not greater. */
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

export function partFile(table: string, number: number): string {
	return `parts/${table}.${number}.json`;
}

const PART = /^parts\/(.+)\.(0|[1-9]\d*)\.json$/;

/** Parses the path of a part; returns undefined for other files. */
export function parsePartFile(path: string): { readonly table: string; readonly number: number } | undefined {
	const [, table, number] = PART.exec(path) ?? [];
	return table === undefined ? undefined : { table, number: Number(number) };
}
