import { DEFAULT_LANGUAGE_NAME, defaultSettings } from '../format/analysis/registry.js';
import { NO_FOLDING, tokensOf } from '../format/analysis/tokenizer.js';
import { ALL_LANGUAGES } from './all.ts';

const NO_TOKENIZER = { languages: [], folding: NO_FOLDING };

let languagesOfWords: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Scores the possible languages of a text by its stop words.
 *
 * @returns by language name, the sum over the text's distinct stop words of one divided by the number of languages that have the
 * word; and the number of distinct words, and characters of text without spaces. Languages with score 0 are absent
 */
export function languageScores(text: string) {
	languagesOfWords ??= readStopWords();
	const scores = new Map<string, number>();
	const words = new Set<string>();
	for (const token of tokensOf(text, NO_TOKENIZER)) {
		if (token.kind !== 'unspaced') words.add(token.text);
		else for (const character of token.text) words.add(character);
	}
	for (const word of words) {
		const languages = languagesOfWords.get(word) ?? [];
		for (const name of languages) scores.set(name, (scores.get(name) ?? 0) + 1 / languages.length);
	}
	return { scores, words: words.size };
}

/** Minimum score of a question's language, and minimum ratio to the score of the next language. */
const MIN_SCORE = 1;
export const MIN_ADVANTAGE = 1.5;

/** Returns the code of the added language of a question, such as `de`; undefined if it is uncertain. */
export function languageOfQuestion(question: string): string | undefined {
	const [best, next] = [...languageScores(question).scores].sort(([, one], [, other]) => other - one);
	const isSure = best !== undefined && best[1] >= MIN_SCORE && best[1] >= MIN_ADVANTAGE * (next?.[1] ?? 0);
	return isSure ? ALL_LANGUAGES.find(({ name }) => name === best[0])?.code : undefined;
}

function readStopWords(): Map<string, string[]> {
	const languages = new Map<string, string[]>();
	const add = (name: string, words: Iterable<string>): void => {
		for (const word of words) {
			// Single letters, such as the l of French l'eau, are as often variables or items of a list.
			if (!/^[a-z]$/.test(word)) languages.set(word, [...(languages.get(word) ?? []), name]);
		}
	};
	add(DEFAULT_LANGUAGE_NAME, defaultSettings().stop_words);
	for (const { name, stopWords } of ALL_LANGUAGES) add(name, stopWords);
	return languages;
}
