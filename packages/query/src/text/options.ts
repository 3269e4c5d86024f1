import { PinakesError } from '../errors.ts';
import { LONGEST_QUERY } from '../query-fields.ts';

/** How a text is looked for; every field may be left out. */
export interface SearchOptions {
	/** Documents returned at most: 5 unless given. */
	readonly topK?: number;
	/** The normalised score, 0 to 1, below which nothing is returned: 0.08 unless given. */
	readonly minScore?: number;
	/** `"words in quotation marks"` must stand so, if they do anywhere: on unless false. */
	readonly phrases?: boolean;
	/** `-word` leaves documents out that have it: on unless false. */
	readonly exclusions?: boolean;
	/** `title:word` looks into one field: on unless false. */
	readonly fields?: boolean;
	/** Takes words that begin like one of the query and end otherwise for it, at less weight: on unless false. */
	readonly related?: boolean;
	/** Takes words that differ by one letter for an unknown one of 5 letters or more: on unless false. */
	readonly typos?: boolean;
	/** Takes the last word for the beginning of one that is being typed: off unless true. */
	readonly prefix?: boolean;
	/** Adds the text of every hit. */
	readonly texts?: boolean;
	/** Adds the terms of every hit, with what each adds to the score. */
	readonly explain?: boolean;
}

/** Documents that are returned, and the normalised score that they need, unless the caller says otherwise. */
export const TOP_K = 5;
export const MIN_NORMALIZED_SCORE = 0.08;

/** What holds for options that are left out. */
const DEFAULTS: Required<SearchOptions> = {
	topK: TOP_K,
	minScore: MIN_NORMALIZED_SCORE,
	phrases: true,
	exclusions: true,
	fields: true,
	related: true,
	typos: true,
	prefix: false,
	texts: false,
	explain: false,
};

/** Documents that can be asked for. */
export const MOST_HITS = 1000;

/**
 * Checks a query and its options and fills in what is left out.
 *
 * @throws PinakesError `invalid_value`, or `unknown_field` for an option that there is not
 */
export function checkSearch(text: string, options: SearchOptions): Required<SearchOptions> {
	if (typeof text !== 'string' || text.length > LONGEST_QUERY) {
		throw new PinakesError('invalid_value', 'The query is too long.');
	}
	const checked: Record<string, unknown> = { ...DEFAULTS };
	for (const [name, value] of Object.entries(options ?? {})) {
		if (!Object.hasOwn(DEFAULTS, name)) {
			const known = Object.keys(DEFAULTS).join(', ');
			throw new PinakesError('unknown_field', `There is no ${name}, but ${known}.`);
		}
		if (value !== undefined) checked[name] = value;
	}
	const { topK, minScore } = checked as unknown as Required<SearchOptions>;
	const isSound = Number.isInteger(topK) && topK > 0 && topK <= MOST_HITS && typeof minScore === 'number';
	if (!(isSound && minScore >= 0 && minScore <= 1)) {
		throw new PinakesError('invalid_value', `topK is 1 to ${MOST_HITS}, minScore 0 to 1.`);
	}
	return checked as unknown as Required<SearchOptions>;
}
