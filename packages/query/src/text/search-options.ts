import { checkConfidence, DEFAULT_CONFIDENCE } from '@pinakes/format/calibration/confidence';
import { PinakesError } from '@pinakes/format/errors';
import { checkQueryText } from '../core/query-fields.ts';

/** How a text is looked for; every field may be left out. */
export interface SearchOptions {
	/** Documents returned at most: 5 unless given. */
	readonly limit?: number;
	/** The confidence, 0 to 1, below which nothing is returned: `DEFAULT_CONFIDENCE` unless given. */
	readonly threshold?: number;
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

/** Documents that are returned unless the caller says otherwise. */
export const DEFAULT_LIMIT = 5;

/** What holds for options of `searchText` that are left out. */
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

/** Documents that can be asked for. */
export const MAX_HITS = 1000;

/**
 * Checks a query and its options and fills in what is left out.
 *
 * @param defaults of every option that there is
 * @throws PinakesError `invalid_value`, or `unknown_field` for an unknown option
 */
export function checkSearch(
	text: string,
	options: SearchOptions,
	defaults: object = SEARCH_DEFAULTS,
): Required<SearchOptions> {
	checkQueryText('searchText', text);
	const checked: Record<string, unknown> = { ...defaults };
	for (const [name, value] of Object.entries(options ?? {})) {
		if (!Object.hasOwn(checked, name)) {
			throw new PinakesError('unknown_field', `There is no ${name}, but ${Object.keys(checked).join(', ')}.`);
		}
		if (value !== undefined) checked[name] = value;
	}
	const { limit, threshold } = checked as unknown as Required<SearchOptions>;
	if (!(Number.isInteger(limit) && limit > 0 && limit <= MAX_HITS)) {
		throw new PinakesError(
			'invalid_value',
			`limit must be a whole number from 1 to ${MAX_HITS}, got ${String(limit)}.`,
		);
	}
	checked.threshold = checkConfidence(threshold ?? undefined, 'threshold');
	return checked as unknown as Required<SearchOptions>;
}
