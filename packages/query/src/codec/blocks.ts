/**
 * A table too large to read whole is cut into blocks, each a JSON object of its own file, in the
 * order of its keys. The manifest keeps the first key of every block, so that one binary search
 * tells which file holds a key:
 *
 *     starts  ["", "cache", "git-commit", …]
 *     files   NAME.0.json  NAME.1.json  NAME.2.json  …
 *
 * Keys compare by UTF-16 code units, as JavaScript's `<` does.
 */

/** The number of the block that would hold the key. */
export function blockOf(starts: readonly string[], key: string): number {
	let low = 0;
	let high = starts.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((starts[middle] as string) <= key) low = middle + 1;
		else high = middle;
	}
	return Math.max(0, low - 1);
}

/** The number of the last start that is not above the value; for tables keyed by number. */
export function rangeOf(starts: readonly number[], value: number): number {
	let low = 0;
	let high = starts.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((starts[middle] as number) <= value) low = middle + 1;
		else high = middle;
	}
	return Math.max(0, low - 1);
}

/** The file of a numbered block or range. */
export function partFile(name: string, number: number): string {
	return `parts/${name}.${number}.json`;
}
