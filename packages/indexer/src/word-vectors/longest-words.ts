const CHARACTERS = 2 ** 16;

/**
 * Returns a function that finds the longest word at an offset of a text, by number; undefined if none starts there.
 * Words with the same beginning are neighbours, so each character narrows the range, and no text is copied.
 *
 * @param words distinct, sorted by UTF-16 code units
 */
export function longestWords(words: readonly string[]): (text: string, at: number) => number | undefined {
	const starts = startsByFirst(words);
	return (text, at) => {
		const first = text.charCodeAt(at);
		let from = starts[first] as number;
		let to = starts[first + 1] as number;
		let longest: number | undefined;
		for (let length = 1; from < to; length++) {
			if ((words[from] as string).length === length) longest = from++;
			if (at + length >= text.length) break;
			const next = text.charCodeAt(at + length);
			from = firstNotBelow(words, length, next, from, to);
			to = firstNotBelow(words, length, next + 1, from, to);
		}
		return longest;
	};
}

/** Returns the start of the words with each first character; they end where those of the next character start. */
function startsByFirst(words: readonly string[]): Uint32Array {
	const starts = new Uint32Array(CHARACTERS + 1);
	let code = 0;
	words.forEach((word, number) => {
		for (const first = word === '' ? -1 : word.charCodeAt(0); code <= first; code++) starts[code] = number;
	});
	return starts.fill(words.length, code);
}

/** Returns the first of some words whose character at an index is `code` or higher. */
function firstNotBelow(words: readonly string[], index: number, code: number, from: number, to: number): number {
	let low = from;
	let high = to;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((words[middle] as string).charCodeAt(index) < code) low = middle + 1;
		else high = middle;
	}
	return low;
}
