import { checkQueryText, withDefaults } from '../format/base/options.ts';
import { checkConfidence, DEFAULT_CONFIDENCE } from '../format/calibration/confidence.js';
import { check } from '../format/errors.js';

/** Options of a text search. */
export interface SearchOptions {
	/** Maximum documents returned. Default: 5. */
	readonly limit?: number;
	/** Minimum confidence, 0 to 1, of the best document. Default: `DEFAULT_CONFIDENCE`. */
	readonly threshold?: number;
	/** Whether `"words in quotation marks"` must follow each other, if they do in any document. Default: true. */
	readonly phrases?: boolean;
	/** Whether `-word` excludes documents that have the word. Default: true. */
	readonly exclusions?: boolean;
	/** Whether `title:word` searches one field. Default: true. */
	readonly fields?: boolean;
	/** Whether words with the same beginning and another ending match, at less weight. Default: true. */
	readonly related?: boolean;
	/** Whether an unknown word of at least 5 letters matches words that differ by one letter. Default: true. */
	readonly typos?: boolean;
	/** Whether the last word may be incomplete, as while typing. Default: false. */
	readonly prefix?: boolean;
	/** Adds the text of every hit. */
	readonly texts?: boolean;
	/** Adds the terms of every hit, with their contributions to the score. */
	readonly explain?: boolean;
}

/** Default maximum of documents. */
export const DEFAULT_LIMIT = 5;

/** Default options of `searchText`. */
export const SEARCH_DEFAULTS: Required<SearchOptions> = {
	limit: DEFAULT_LIMIT,
	threshold: DEFAULT_CONFIDENCE,
	phrases: true,
	exclusions: true,
	fields: true,
	related: true,
	typos: true,
	prefix: false,
	texts: false,
	explain: false,
};

/** Maximum of `limit`. */
export const MAX_HITS = 1000;

/**
 * Validates a query and its options, and applies defaults.
 *
 * @param defaults of all known options
 * @throws PinakesError `invalid_value`, or `unknown_field` for an unknown option
 */
export function checkSearch(
	text: string,
	options: SearchOptions,
	defaults: SearchOptions = SEARCH_DEFAULTS,
): Required<SearchOptions> {
	checkQueryText(text);
	const checked = withDefaults(options, defaults) as Required<SearchOptions>;
	const { limit, threshold } = checked;
	check(
		Number.isInteger(limit) && limit > 0 && limit <= MAX_HITS,
		`limit must be a whole number from 1 to ${MAX_HITS}, got ${limit}.`,
	);
	return { ...checked, threshold: checkConfidence(threshold) };
}
