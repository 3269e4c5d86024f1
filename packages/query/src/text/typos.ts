import type { QueryTerm } from './parse-query.ts';

/** Minimum length of a word that may have a typo. */
const MIN_TYPO_LENGTH = 5;

/** Number of first letters that all words of a row share in any index. Typos after them are cheap to find. */
export const ROW_LETTERS = 3;

/**
 * Matches a word of Latin letters that may be similar to another. Shorter words are left out, since only small indexes have them in
 * one row with others, and answers must not depend on the size of an index.
 */
export const LATIN = new RegExp(`^[a-z]{${ROW_LETTERS},}$`);

/** Whether typos of a term are looked for. */
export function mayHaveTypo({ kind, word }: Pick<QueryTerm, 'kind' | 'word'>): boolean {
	return kind === 'word' && word.length >= MIN_TYPO_LENGTH && LATIN.test(word);
}

/**
 * Whether a word may be a typo of a word with the stem `other`: it becomes one when a letter is added, removed or
 * replaced, or two neighbours are swapped.
 */
export function isTypo(word: string, other: string, stem: (word: string) => string): boolean {
	if (!LATIN.test(other)) return false;
	let at = 0;
	while (at < word.length && word[at] === other[at]) at++;
	if (at < other.length && corrections(word, at, [other.charAt(at)]).some((meant) => stem(meant) === other))
		return true;
	// Otherwise the typo may be in the ending, which the stem lacks, or in the last letter.
	if (at < other.length - 1 || other.length * 2 + 2 < word.length) return false;
	for (; at <= word.length; at++) {
		if (corrections(word, at, LETTERS).some((meant) => stem(meant) === other)) return true;
	}
	return false;
}

/** Returns the possible corrections of a word if the letter at an index is wrong. */
function corrections(word: string, at: number, letters: readonly string[]): string[] {
	const [before, after] = [word.slice(0, at), word.slice(at + 1)];
	return [
		before + after,
		before + after.charAt(0) + word.charAt(at) + after.slice(1),
		...letters.flatMap((letter) => [before + letter + after, before + letter + word.slice(at)]),
	];
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns the keys of rows that may hold a correction of the word's first letters. */
export function neighbourKeys(word: string, length: number): string[] {
	const keys = new Set([word.slice(0, length)]);
	for (let at = 0; at < length; at++) {
		const before = word.slice(0, at);
		keys.add((before + word.slice(at + 1)).slice(0, length));
		keys.add((before + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)).slice(0, length));
		for (const letter of LETTERS) {
			keys.add((before + letter + word.slice(at)).slice(0, length));
			keys.add((before + letter + word.slice(at + 1)).slice(0, length));
		}
	}
	return [...keys].sort();
}
