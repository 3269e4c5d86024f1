/** Terms that are marked at most. */
const MAX_TERMS = 100;

/** Words and runs of Han characters of a query, longest first; words count where they begin so. */
export function termsOf(query: string): string[] {
	const found = query.normalize('NFKC').match(/[\p{Script=Han}]+|[\p{L}\p{N}_]{3,}/gu) ?? [];
	const terms = found.flatMap((term) => (/^\p{Script=Han}/u.test(term) ? bigramsOf(term) : [stemOf(term)]));
	return [...new Set(terms)].slice(0, MAX_TERMS).sort((a, b) => b.length - a.length);
}

function bigramsOf(run: string): string[] {
	const characters = [...run];
	if (characters.length <= 2) return [run];
	return characters.slice(1).map((character, i) => (characters[i] as string) + character);
}

/** A word without its usual endings, which is enough to find its forms. */
function stemOf(word: string): string {
	return word.toLowerCase().replace(/(?:ing|ed|es|s)$/, (ending, at: number) => (at >= 3 ? '' : ending));
}

const patterns = new WeakMap<readonly string[], RegExp>();

/** Returns an expression that finds terms in a text, as whole words; undefined for no terms. */
export function termPattern(terms: readonly string[]): RegExp | undefined {
	if (terms.length === 0) return undefined;
	let pattern = patterns.get(terms);
	if (pattern === undefined) {
		const escaped = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
		const unspaced = escaped.filter((term) => /^\p{Script=Han}/u.test(term));
		const words = escaped.filter((term) => !unspaced.includes(term)).join('|');
		// One look behind for all words: one for each takes most of the time between two letters.
		const parts = words === '' ? unspaced : [`(?<![\\p{L}\\p{N}])(?:${words})[\\p{L}\\p{N}]*`, ...unspaced];
		pattern = new RegExp(parts.join('|'), 'giu');
		patterns.set(terms, pattern);
	}
	return pattern;
}

/** A stretch of a text, and whether a query asked for it. */
export interface Piece {
	readonly text: string;
	readonly isMarked: boolean;
}

/** Returns a text in stretches, those that the terms find marked. */
export function markedPieces(text: string, terms: readonly string[]): Piece[] {
	const pattern = termPattern(terms);
	const pieces: Piece[] = [];
	let end = 0;
	const add = (from: number, to: number, isMarked: boolean): void => {
		if (to > from) pieces.push({ text: text.slice(from, to), isMarked });
	};
	for (const { index, 0: found } of pattern === undefined ? [] : text.matchAll(pattern)) {
		add(end, index, false);
		end = index + found.length;
		add(index, end, true);
	}
	add(end, text.length, false);
	return pieces;
}
