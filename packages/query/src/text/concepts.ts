import { own } from '../json.ts';
import { stem } from './stem.ts';
import { surfaceWords } from './words.ts';

/** Words in the longest phrase of a lexicon that is looked for. */
const LONGEST_PHRASE = 8;

/**
 * Reads a text by what it means: words stemmed, and phrases that the lexicon knows, longest first,
 * replaced by the head of their group. `代码重构` and `refactoring code` then have words in common.
 *
 * @param phrases stemmed words of the lexicon's phrases, joined by spaces, each to its group's head
 * @param stopWords words that are left out first
 * @param longestFrom how many words the longest phrase has that begins with a word, for who reads many texts
 */
export function conceptsOf(
	text: string,
	phrases: Readonly<Record<string, string>>,
	stopWords: readonly string[] = [],
	longestFrom = (_word: string): number => LONGEST_PHRASE,
): string[] {
	const words = surfaceWords(text)
		.filter((word) => !stopWords.includes(word))
		.map(stem);
	const concepts: string[] = [];
	for (let at = 0; at < words.length; ) {
		let length = longestFrom(words[at] as string);
		let head: string | undefined;
		for (; length > 0 && head === undefined; length--) head = own(phrases, words.slice(at, at + length).join(' '));
		concepts.push(...(head ?? (words[at] as string)).split(' '));
		at += length + 1;
	}
	return concepts;
}
