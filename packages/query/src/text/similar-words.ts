import { MIN_SHARED_PREFIX } from '@pinakes/format/kinds/text/row-keys';
import type { QueryTerm } from './parse-query.ts';

/**
 * Which of an index's words are taken for a word that is asked for, beside the word itself. Words are
 * stems, so that their endings differ only where the stemmer left something.
 */

/** Letters by which the endings of related words may differ. */
const MAX_ENDING_LENGTH = 2;

/** Letters of the shortest word in which a mistake is looked for. */
const MIN_TYPO_LENGTH = 5;

/** Letters at which words begin alike that lie in one row of any index; mistakes beyond them cost little to find. */
export const ROW_LETTERS = 3;

const LATIN = /^[a-z]+$/;

/** Endings that a word that is being typed may get, and of which it may have the beginning. */
const ENDINGS = 'able al ance ation ed ence er es est ful ing ion ism ist ity ive ize less ly ment ness y ying';

/** Whether two words begin alike, such as `analysi` and `analyst`. */
export function isRelated(word: string, other: string): boolean {
	if (word.length < MIN_SHARED_PREFIX || other === word || !LATIN.test(word)) return false;
	let alike = 0;
	while (alike < word.length && word[alike] === other[alike]) alike++;
	if (alike < Math.max(MIN_SHARED_PREFIX, word.length - MAX_ENDING_LENGTH)) return false;
	return other.length - alike <= MAX_ENDING_LENGTH && LATIN.test(other);
}

/**
 * The stems of what a word that is being typed may become: `connecti` may be the beginning of `connection`,
 * whose stem is shorter. Words of which it is the beginning of the stem are not among them.
 */
export function stemsFrom(typed: string, stem: (word: string) => string): Set<string> {
	const stems = new Set([stem(typed)]);
	for (const ending of ENDINGS.split(' ')) {
		for (let begun = 0; begun < ending.length; begun++) stems.add(stem(typed + ending.slice(begun)));
	}
	return stems;
}

/** Whether a term is a word that may have mistakes that are looked for. */
export function mayHaveTypo({ kind, word }: Pick<QueryTerm, 'kind' | 'word'>): boolean {
	return kind === 'word' && word.length >= MIN_TYPO_LENGTH && LATIN.test(word);
}

/**
 * Whether a word may have been meant that is indexed under a stem: whether with one letter more or less, another
 * one, or two in each other's place, the word has this stem.
 */
export function isTypo(word: string, other: string, stem: (word: string) => string): boolean {
	if (!LATIN.test(other)) return false;
	let at = 0;
	while (at < word.length && word[at] === other[at]) at++;
	if (at < other.length && corrections(word, at, [other.charAt(at)]).some((meant) => stem(meant) === other))
		return true;
	// Else the mistake may be in the ending, of which the stem has nothing, or the last letter changed.
	if (at < other.length - 1 || other.length * 2 + 2 < word.length) return false;
	for (; at <= word.length; at++) {
		if (corrections(word, at, LETTERS).some((meant) => stem(meant) === other)) return true;
	}
	return false;
}

/** What a word may have been meant to be, if the letter at an index is mistaken. */
function corrections(word: string, at: number, letters: readonly string[]): string[] {
	const [before, after] = [word.slice(0, at), word.slice(at + 1)];
	return [
		before + after,
		before + after.charAt(0) + word.charAt(at) + after.slice(1),
		...letters.flatMap((letter) => [before + letter + after, before + letter + word.slice(at)]),
	];
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** The keys of the rows that may have a word of which one letter is mistaken. */
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
