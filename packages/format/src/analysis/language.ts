import type { Language as MessageLanguage } from '../kinds/messages/schema.ts';

/** What analysis has to know about a language to read texts and queries. */
export interface Language {
	/** The name by which an index refers to it. */
	readonly name: string;
	/** Brings a lower-case word into the form under which it is indexed; returns words of other scripts unchanged. */
	readonly stem?: (word: string) => string;
	/** Removes what an apostrophe attaches to a word: `don't` is `do`, `user's` is `user`. */
	readonly withoutClitic?: (word: string) => string;
}

/** A language that every reader has. Its words travel with each index instead. */
export interface BuiltInLanguage extends Language {
	/** A character that text in this language has. */
	readonly script: RegExp;
	/** The catalogue of messages for its readers. */
	readonly messages: MessageLanguage;
}

/** A language that a reader loads where an index has texts in it. */
export interface AddedLanguage extends Language {
	/** Its BCP 47 code, such as `de`. */
	readonly code: string;
	/** Words that are neither indexed nor looked for, in lower case and without diacritics. */
	readonly stopWords: ReadonlySet<string>;
	/** The words that a stem may be made of, as stems, the longest first word first; only of languages that write them as one. */
	readonly splits?: ((stem: string) => readonly CompoundSplit[]) | undefined;
}

/** Two words that may be written as one. */
export type CompoundSplit = readonly [head: string, tail: string];

/** The words of a language, which a build writes into the index. */
export interface LanguageWords {
	/** Words that are neither indexed nor looked for. */
	readonly stopWords: readonly string[];
	/** Phrases by which a question or a request is worded, and which say nothing about what is looked for. */
	readonly requestPhrases: readonly string[];
}

/** What an index says about how its texts were analysed, so that queries are analysed the same. */
export interface AnalyzerSettings {
	/** Names of languages in the registry. */
	readonly languages: readonly string[];
	/** Words that are neither indexed nor looked for. */
	readonly stop_words: readonly string[];
	/** Phrases that queries leave out: "help me", 请问. */
	readonly request_phrases: readonly string[];
	/** Names of products and languages in lower case; none in an index built before. */
	readonly names?: readonly string[];
}
