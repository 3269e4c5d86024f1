import { own } from '../base/json.ts';
import type { Analyzer } from './analyzer.ts';
import { type Word, wordsOf } from './tokenizer.ts';

/** Maximum words of a phrase in a lexicon. */
const MAX_PHRASE_LENGTH = 8;

interface ConceptOptions {
	/** Words that are dropped first. Default: none. */
	readonly stopWords?: ReadonlySet<string>;
	/** Returns the length in words of the longest phrase that begins with a word; a lookup table for many texts. */
	readonly longestFrom?: (word: string) => number;
	/** Called with the concepts of each word or phrase, the words behind them, and the compound that they are parts of. */
	readonly onWord?: (concepts: readonly string[], words: readonly Word[], compound?: Word) => void;
}

/**
 * Returns the concepts of a text: stems of its words, with phrases of the lexicon (longest first) replaced by the head
 * of their group. `代码重构` and `refactoring code` therefore have concepts in common. An identifier that is in no phrase
 * is returned as a whole and in parts.
 *
 * @param phrases heads of groups by phrase, as stemmed words joined by spaces
 */
export function conceptsOf(
	text: string,
	phrases: Readonly<Record<string, string>>,
	analyzer: Analyzer,
	{ stopWords, longestFrom = () => MAX_PHRASE_LENGTH, onWord }: ConceptOptions = {},
): string[] {
	const concepts: string[] = [];
	const push = (all: readonly Word[], compound?: Word): void => {
		const words = stopWords ? all.filter((word) => !stopWords.has(word.text)) : all;
		const stems = words.map((word) => analyzer.stem(word.text));
		for (let at = 0; at < words.length; ) {
			let length = Math.min(longestFrom(stems[at] as string), words.length - at);
			let head: string | undefined;
			for (; length > 0 && head === undefined; length--) head = own(phrases, stems.slice(at, at + length).join(' '));
			const found = head?.split(' ') ?? [stems[at] as string];
			concepts.push(...found);
			onWord?.(found, words.slice(at, at + length + 1), compound);
			if (head === undefined) {
				const word = words[at] as Word;
				if (word.parts.length > 0)
					push(
						word.parts.map((text) => ({ text, parts: [] })),
						word,
					);
			}
			at += length + 1;
		}
	};
	push(wordsOf(text, analyzer));
	return concepts;
}

/** Returns `longestFrom` for phrases: the number of words of the longest one, by its first word. */
export function longestPhrases(phrases: Readonly<Record<string, string>>): (word: string) => number {
	const longest = new Map<string, number>();
	for (const phrase of Object.keys(phrases)) {
		const words = phrase.split(' ');
		longest.set(words[0] as string, Math.max(words.length, longest.get(words[0] as string) ?? 0));
	}
	return (word) => longest.get(word) ?? 0;
}

/** Returns the key of a phrase in a lexicon: its stemmed words. */
export function phraseKey(phrase: string, analyzer: Analyzer): string {
	return wordsOf(phrase, analyzer)
		.map((word) => analyzer.stem(word.text))
		.join(' ');
}
