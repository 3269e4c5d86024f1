import type { Language as MessageLanguage } from '../base/bilingual.ts';

/** A language for the analysis of texts and queries. */
export interface Language {
	/** The name in indexes. */
	readonly name: string;
	/** Returns the indexed form of a lower-case word; words of other scripts unchanged. */
	readonly stem?: (word: string) => string;
	/** Removes contracted words and possessives: `don't` becomes `do`, `user's` becomes `user`. */
	readonly withoutClitic?: (word: string) => string;
}

/** A language that every reader has. Its words are stored in each index. */
export interface BuiltInLanguage extends Language {
	/** Matches a character that shows this language. */
	readonly script: RegExp;
	/** The language of messages for its readers. */
	readonly messages: MessageLanguage;
}

/** A language that a reader loads if an index has texts in it. */
export interface AddedLanguage extends Language {
	/** Its BCP 47 code, such as `de`. */
	readonly code: string;
	/** Words that are not indexed, in lower case and without diacritics. */
	readonly stopWords: ReadonlySet<string>;
	/**
	 * Returns the ways to split the stem of a compound, as stems, those with the longest first word first. Only for
	 * languages that write compounds as one word.
	 */
	readonly splits?: ((stem: string) => readonly CompoundSplit[]) | undefined;
}

/** Two words that may be written as one. */
export type CompoundSplit = readonly [head: string, tail: string];

/** How the texts of an index were analysed, so that queries are analysed the same. */
export interface AnalyzerSettings {
	/** Names of languages in the registry. */
	readonly languages: readonly string[];
	/** Words that are not indexed. */
	readonly stop_words: readonly string[];
	/** Phrases that queries ignore, such as "help me" and 请问. */
	readonly request_phrases: readonly string[];
	/** Names of products and languages in lower case. */
	readonly names?: readonly string[];
}
