import { MIN_SHARED_PREFIX } from '@pinakes/format/kinds/text/row-keys';
import type { QueryTerm } from './parse-query.ts';

/**
 * Words of an index that match a word of a query although they differ. Words are stems, so endings differ only if the
 * stemmer kept part of them.
 */

/** Maximum length of the different endings of related words. */
const MAX_ENDING_LENGTH = 2;

/** Minimum length of a word that may have a typo. */
const MIN_TYPO_LENGTH = 5;

/** Number of first letters that all words of a row share in any index. Typos after them are cheap to find. */
export const ROW_LETTERS = 3;

/**
 * Matches a word of Latin letters that may be similar to another. Shorter words are left out, since only small indexes have them in
 * one row with others, and answers must not depend on the size of an index.
 */
const LATIN = new RegExp(`^[a-z]{${ROW_LETTERS},}$`);

/** Endings that a word being typed may get, or of which it may have a beginning. */
const ENDINGS = 'able al ance ation ed ence er es est ful ing ion ism ist ity ive ize less ly ment ness y ying';

/** Whether two words have the same beginning and different short endings, such as `analysi` and `analyst`. */
export function isRelated(word: string, other: string): boolean {
	if (word.length < MIN_SHARED_PREFIX || other === word || !LATIN.test(word)) return false;
	let alike = 0;
	while (alike < word.length && word[alike] === other[alike]) alike++;
	if (alike < Math.max(MIN_SHARED_PREFIX, word.length - MAX_ENDING_LENGTH)) return false;
	return other.length - alike <= MAX_ENDING_LENGTH && LATIN.test(other);
}

/**
 * Returns the stems of possible completions of a word being typed, if they are shorter than it: `connecti` may become
 * `connection`, whose stem is shorter. Stems that begin with the word are found by prefix.
 */
export function stemsFrom(typed: string, stem: (word: string) => string): Set<string> {
	const stems = new Set([stem(typed)]);
	for (const ending of ENDINGS.split(' ')) {
		for (let begun = 0; begun < ending.length; begun++) stems.add(stem(typed + ending.slice(begun)));
	}
	return stems;
}

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
