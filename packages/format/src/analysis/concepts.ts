import { own } from '../json.ts';
import type { Analyzer } from './analyzer.ts';
import { type Word, wordsOf } from './tokenizer.ts';

/** Words in the longest phrase of a lexicon that is looked for. */
const MAX_PHRASE_LENGTH = 8;

/** How a text is read by what it means. */
export interface ConceptOptions {
	/** Words that are left out first; none unless given. */
	readonly stopWords?: ReadonlySet<string>;
	/** How many words the longest phrase has that begins with a word, for callers with many texts. */
	readonly longestFrom?: (word: string) => number;
	/** Is told the concepts of each word or phrase, and the words that they were read from. */
	readonly heard?: (concepts: readonly string[], said: readonly Word[]) => void;
}

/**
 * Reads a text by what it means: words stemmed, and phrases that the lexicon knows, longest first, replaced by the
 * head of their group. `代码重构` and `refactoring code` then have words in common. An identifier that is in no phrase
 * is there whole and in its parts.
 *
 * @param phrases stemmed words of the lexicon's phrases, joined by spaces, each to its group's head
 */
export function conceptsOf(
	text: string,
	phrases: Readonly<Record<string, string>>,
	analyzer: Analyzer,
	{ stopWords, longestFrom = () => MAX_PHRASE_LENGTH, heard }: ConceptOptions = {},
): string[] {
	const concepts: string[] = [];
	const push = (all: readonly Word[]): void => {
		const words = stopWords ? all.filter((word) => !stopWords.has(word.text)) : all;
		const stems = words.map((word) => analyzer.stem(word.text));
		for (let at = 0; at < words.length; ) {
			let length = Math.min(longestFrom(stems[at] as string), words.length - at);
			let head: string | undefined;
			for (; length > 0 && head === undefined; length--) head = own(phrases, stems.slice(at, at + length).join(' '));
			const found = head?.split(' ') ?? [stems[at] as string];
			concepts.push(...found);
			heard?.(found, words.slice(at, at + length + 1));
			if (head === undefined) {
				const { parts } = words[at] as Word;
				if (parts.length > 0) push(parts.map((part) => ({ text: part, parts: [] })));
			}
			at += length + 1;
		}
	};
	push(wordsOf(text, analyzer));
	return concepts;
}

/** How many words the longest of some phrases has, by the word that it begins with: `longestFrom` for many texts. */
export function longestPhrases(phrases: Readonly<Record<string, string>>): (word: string) => number {
	const longest = new Map<string, number>();
	for (const phrase of Object.keys(phrases)) {
		const words = phrase.split(' ');
		longest.set(words[0] as string, Math.max(words.length, longest.get(words[0] as string) ?? 0));
	}
	return (word) => longest.get(word) ?? 0;
}

/** The key under which a lexicon has a phrase: its stemmed words. */
export function phraseKey(phrase: string, analyzer: Analyzer): string {
	return wordsOf(phrase, analyzer)
		.map((word) => analyzer.stem(word.text))
		.join(' ');
}
