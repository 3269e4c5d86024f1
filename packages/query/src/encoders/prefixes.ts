/** Tells of every text, by its number, that stands in a word from a place on, the shortest first, and where it ends. */
export type Prefixes = (word: string, from: number, found: (number: number, end: number) => void) => void;

/**
 * Finds which texts a word continues with. The texts lie sorted, so that each further character narrows a range of
 * them: a tree of half a million tokens would take ten times the space.
 *
 * @param texts of equal ones the last counts; the empty one is in no word
 */
export function prefixesOf(texts: readonly string[]): Prefixes {
	const order = Uint32Array.from(texts.keys()).sort((a, b) => compare(texts[a] as string, texts[b] as string) || a - b);
	const codeAt = (place: number, depth: number): number => {
		const text = texts[order[place] as number] as string;
		return depth < text.length ? text.charCodeAt(depth) : -1;
	};
	/** The first place from `low` on, below `high`, whose character at `depth` is `code` or above it. */
	const search = (low: number, high: number, depth: number, code: number): number => {
		let [from, to] = [low, high];
		while (from < to) {
			const middle = (from + to) >> 1;
			if (codeAt(middle, depth) < code) from = middle + 1;
			else to = middle;
		}
		return from;
	};
	return (word, from, found) => {
		let low = 0;
		let high = order.length;
		for (let depth = 0; from + depth < word.length; depth++) {
			const code = word.charCodeAt(from + depth);
			low = search(low, high, depth, code);
			high = search(low, high, depth, code + 1);
			if (low === high) return;
			// Texts that end here stand first.
			const end = search(low, high, depth + 1, 0);
			if (end > low) found(order[end - 1] as number, from + depth + 1);
		}
	};
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
