import { check } from '../format/errors.js';
import { fits, isRecord } from '../format/json.js';
import { TEXT_FIELDS, type TextField } from '../format/kinds/text/schema.js';
import { checkSearch, SEARCH_DEFAULTS, type SearchOptions } from '../text/search-options.ts';
import type { SortBy } from './facets.ts';
import type { Where } from './where.ts';

/** Options of a search for documents. */
export interface DocumentSearchOptions extends SearchOptions {
	/** Conditions for declared fields and for `path`, `category`, `tag` and `confidence`. */
	readonly where?: Where;
	/** Fields whose values are counted among all found documents. */
	readonly facets?: readonly string[];
	/** Sorts by a field instead of the score. */
	readonly sort?: SortBy;
	/** Number of documents to skip. Default: 0. */
	readonly offset?: number;
	/** `all` finds only documents that have every word. Default: `any`. */
	readonly match?: 'any' | 'all';
	/** Factors for the weights of the title, headings and body, for this query. */
	readonly boosts?: Readonly<Partial<Record<TextField, number>>>;
	/**
	 * Adds the matches in title, headings and a snippet of the text. A number is the length of the snippet, which is 160
	 * characters by default.
	 */
	readonly highlight?: boolean | number;
}

/** Options of `searchDocuments` with defaults applied. */
export interface CheckedDocumentSearch {
	readonly search: Required<SearchOptions>;
	readonly where: Where;
	readonly facets: readonly string[];
	readonly sort: SortBy | undefined;
	readonly offset: number;
	readonly match: 'any' | 'all';
	/** Factors in the order of `TEXT_FIELDS`. */
	readonly boosts: readonly number[];
	/** Maximum characters of a snippet; 0 for no highlights. */
	readonly snippet: number;
}

const DEFAULT_SNIPPET = 160;
const MAX_SNIPPET = 10_000;
const MAX_BOOST = 1000;

const DEFAULTS: Required<Omit<DocumentSearchOptions, 'sort'>> & Pick<CheckedDocumentSearch, 'sort'> = {
	...SEARCH_DEFAULTS,
	where: {},
	facets: [],
	sort: undefined,
	offset: 0,
	match: 'any',
	boosts: {},
	highlight: false,
};

/**
 * Validates a query and its options.
 *
 * @throws PinakesError `invalid_value` or `unknown_field`
 */
export function checkDocumentSearch(text: string, options: DocumentSearchOptions): CheckedDocumentSearch {
	const checked = checkSearch(text, options, DEFAULTS) as typeof DEFAULTS;
	const { where, facets, sort, offset, match, boosts, highlight } = checked;
	const snippet = highlight === true ? DEFAULT_SNIPPET : Number(highlight);
	const isOrder =
		sort === undefined ||
		(fits(sort, { field: '' }) &&
			['asc', 'desc'].includes(sort.order ?? 'asc') &&
			Object.keys(sort).every((key) => ['field', 'order'].includes(key)));
	check(isRecord(where), 'where is an object of conditions.');
	check(fits(facets, ['']), 'facets is a list of fields.');
	check(isOrder, "sort is { field: '…', order: 'asc' or 'desc' }.");
	check(Number.isSafeInteger(offset) && offset >= 0, 'offset is a whole number from 0.');
	check(match === 'any' || match === 'all', "match is 'any' or 'all'.");
	check(
		isRecord(boosts) &&
			Object.entries(boosts).every(
				([name, boost]) =>
					TEXT_FIELDS.includes(name as TextField) && typeof boost === 'number' && boost >= 0 && boost <= MAX_BOOST,
			),
		`boosts has numbers from 0 to ${MAX_BOOST} for ${TEXT_FIELDS.join(', ')}.`,
	);
	check(
		Number.isSafeInteger(snippet) && snippet >= 0 && snippet <= MAX_SNIPPET,
		`highlight is true, false, or at most ${MAX_SNIPPET} characters.`,
	);
	return {
		...checked,
		search: checked,
		boosts: TEXT_FIELDS.map((field) => boosts[field] ?? 1),
		snippet,
	};
}
