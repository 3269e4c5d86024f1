import { DEFAULT_LANGUAGE_NAME, defaultSettings } from '@pinakes/format/analysis/registry';
import { NO_FOLDING, tokensOf } from '@pinakes/format/analysis/tokenizer';
import { ALL_LANGUAGES } from './all.ts';

/** How much a text says for each language. */
export interface LanguageScores {
	/**
	 * By the name of the language: its stop words that the text has, each once, by one divided by the number of languages
	 * that have it. Languages without any are missing.
	 */
	readonly scores: ReadonlyMap<string, number>;
	/** How many different words and characters of text without spaces there are. */
	readonly words: number;
}

const NO_TOKENIZER = { languages: [], folding: NO_FOLDING };

/** The languages of each stop word. */
let languagesOfWords: ReadonlyMap<string, readonly string[]> | undefined;

/** Scores the languages that a text may be in, by its stop words. */
export function languageScores(text: string): LanguageScores {
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

/** What the stop words of a question must add up to, absolutely and beside the next language. */
const MIN_SCORE = 1;
export const MIN_ADVANTAGE = 1.5;

/** The code of the added language that a question is in, such as `de`; undefined where its words do not tell. */
export function languageOfQuestion(question: string): string | undefined {
	const [best, next] = [...languageScores(question).scores].sort(([, one], [, other]) => other - one);
	const isSure = best !== undefined && best[1] >= MIN_SCORE && best[1] >= MIN_ADVANTAGE * (next?.[1] ?? 0);
	return isSure ? ALL_LANGUAGES.find(({ name }) => name === best[0])?.code : undefined;
}

function readStopWords(): Map<string, string[]> {
	const languages = new Map<string, string[]>();
	const add = (name: string, words: Iterable<string>): void => {
		for (const word of words) languages.set(word, [...(languages.get(word) ?? []), name]);
	};
	add(DEFAULT_LANGUAGE_NAME, defaultSettings().stop_words);
	for (const { name, stopWords } of ALL_LANGUAGES) add(name, stopWords);
	return languages;
}
