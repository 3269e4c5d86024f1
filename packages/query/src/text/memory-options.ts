import { type Analyzer, createAnalyzer, DEFAULT_GRAMS, isGramSizes } from '../format/analysis/analyzer.js';
import { defaultSettings } from '../format/analysis/registry.js';
import { withDefaults } from '../format/base/options.js';
import { check } from '../format/errors.js';
import { fits } from '../format/json.js';
import { DEFAULT_WEIGHTS, isWeights } from '../format/kinds/text/document.js';

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
	readonly tokenize?: ((text: string) => readonly string[]) | undefined;
	/** Returns the form in which words are compared. Default: the stem. */
	readonly stem?: ((word: string) => string) | undefined;
}

/** Settings of the built-in languages. */
const SETTINGS = /* @__PURE__ */ defaultSettings();

const DEFAULTS: Required<Omit<TextIndexOptions, 'tokenize' | 'stem'>> & Pick<TextIndexOptions, 'tokenize' | 'stem'> = {
	grams: DEFAULT_GRAMS,
	weights: DEFAULT_WEIGHTS,
	stopWords: SETTINGS.stop_words,
	requestPhrases: SETTINGS.request_phrases,
	names: [],
	folding: '',
	tokenize: undefined,
	stem: undefined,
};

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** The analyzer of an index in memory, and the weights of its fields. */
export interface TextAnalyzer {
	readonly analyzer: Analyzer;
	readonly weights: readonly number[];
}

/**
 * Returns the analyzer and the weights of an index in memory.
 *
 * @throws PinakesError `invalid_value` for invalid options, or `unknown_field`
 */
export function textAnalyzer(options: TextIndexOptions): TextAnalyzer {
	const { grams, weights, stopWords, requestPhrases, names, folding, tokenize, stem } = withDefaults(options, DEFAULTS);
	check(isWeights(weights), 'weights are three numbers above 0.');
	check(fits(grams, [0]) && isGramSizes(grams), 'grams are ascending whole numbers from 1 to 3.');
	check(
		fits([stopWords, requestPhrases, names, [folding]], [['']]) &&
			fits([tokenize ?? check, stem ?? check], [isFunction]),
		'stopWords, requestPhrases and names must be lists of strings, folding a string, tokenize and stem functions.',
	);
	const settings = { ...SETTINGS, stop_words: stopWords, request_phrases: requestPhrases, names };
	return { weights, analyzer: { ...createAnalyzer(settings, folding, grams), tokenize, ...(stem && { stem }) } };
}
