import { MIN_SHARED_PREFIX } from '../format/kinds/text/row-keys.js';
import { LATIN } from './typos.ts';

/** Maximum length of the different endings of related words. These are stems, which keep parts of some endings. */
const MAX_ENDING_LENGTH = 2;

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
