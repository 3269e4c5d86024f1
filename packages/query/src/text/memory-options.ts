import { type Analyzer, createAnalyzer, DEFAULT_GRAMS, isGramSizes } from '@pinakes/format/analysis/analyzer';
import { defaultSettings } from '@pinakes/format/analysis/registry';
import { PinakesError } from '@pinakes/format/errors';
import { fits } from '@pinakes/format/json';

/** Options of an index in memory. */
export interface TextIndexOptions {
	/** Sizes of the n-grams of text without spaces, 1 to 3, ascending. Default: [1, 2]. */
	readonly grams?: readonly number[];
	/** Weights of an occurrence in the title, the headings and the body. Default: [0.5, 1.5, 1]. */
	readonly weights?: readonly number[];
	readonly stopWords?: readonly string[];
	/** Phrases ignored in queries, such as "help me" and 请问. */
	readonly requestPhrases?: readonly string[];
	/** Product names in lower case. A section that lacks one of the query is unlikely to answer it. Default: none. */
	readonly names?: readonly string[];
	/** Pairs of a character and its replacement, such as `數数`. Default: none. */
	readonly folding?: string;
	/** Splits texts and queries into words, for example by `Intl.Segmenter`. Default: the rules for prebuilt indexes. */
	readonly tokenize?: (text: string) => readonly string[];
	/** Returns the form in which words are compared. Default: the stem. */
	readonly stem?: (word: string) => string;
}

const DEFAULTS = /* @__PURE__ */ defaultSettings();

/**
 * Returns the analyzer of an index in memory.
 *
 * @throws PinakesError `invalid_value` for invalid options
 */
export function textAnalyzer({
	grams = DEFAULT_GRAMS,
	stopWords = DEFAULTS.stop_words,
	requestPhrases = DEFAULTS.request_phrases,
	names = [],
	folding = '',
	tokenize,
	stem,
}: TextIndexOptions): Analyzer {
	if (!fits(grams, [0]) || !isGramSizes(grams)) {
		throw new PinakesError('invalid_value', 'grams are ascending whole numbers from 1 to 3.');
	}
	if (!fits([stopWords, requestPhrases, names, [folding]], [['']])) {
		throw new PinakesError(
			'invalid_value',
			'stopWords, requestPhrases and names must be lists of strings, folding a string.',
		);
	}
	const settings = { ...DEFAULTS, stop_words: stopWords, request_phrases: requestPhrases, names };
	return { ...createAnalyzer(settings, folding, grams), tokenize, ...(stem && { stem }) };
}
