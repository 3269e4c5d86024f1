import { PinakesError } from '@pinakes/format/errors';
import { fits, isRecord } from '@pinakes/format/json';
import { TEXT_FIELDS, type TextField } from '@pinakes/format/kinds/text/schema';
import { checkSearch, SEARCH_DEFAULTS, type SearchOptions } from '../text/search-options.ts';
import type { SortBy } from './facets.ts';
import type { Where } from './where.ts';

/** How documents are searched; every field may be left out. */
export interface DocumentSearchOptions extends SearchOptions {
	/** Conditions of declared fields, of `path`, `category`, `tag` and `confidence`. */
	readonly where?: Where;
	/** Fields whose values are counted among all that was found. */
	readonly facets?: readonly string[];
	/** Orders by a field instead of the score. */
	readonly sort?: SortBy;
	/** Documents that are skipped: 0 unless given. */
	readonly offset?: number;
	/** `all` finds only documents that have every word: `any` unless given. */
	readonly match?: 'any' | 'all';
	/** How many times as much a word counts in a title, in headings and in texts, for this query. */
	readonly boosts?: Readonly<Partial<Record<TextField, number>>>;
	/** Adds what was found in titles, headings and a snippet of the text, of so many characters: 160 for true. */
	readonly highlight?: boolean | number;
}

/** Options of `searchDocuments` with nothing left open. */
export interface CheckedDocumentSearch {
	readonly search: Required<SearchOptions>;
	readonly where: Where;
	readonly facets: readonly string[];
	readonly sort: SortBy | undefined;
	readonly offset: number;
	readonly match: 'any' | 'all';
	/** Factors in the order of `TEXT_FIELDS`. */
	readonly boosts: readonly number[];
	/** Characters of a snippet; 0 for none. */
	readonly snippet: number;
}

const DEFAULT_SNIPPET = 160;
const MAX_SNIPPET = 10_000;
const MAX_BOOST = 1000;

/** What holds for options that are left out. */
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
 * Checks a query and its options.
 *
 * @throws PinakesError `invalid_value` or `unknown_field`
 */
export function checkDocumentSearch(text: string, options: DocumentSearchOptions): CheckedDocumentSearch {
	const checked = checkSearch(text, options, DEFAULTS) as typeof DEFAULTS;
	const { where, facets, sort, offset, match, boosts, highlight } = checked;
	const snippet = highlight === true ? DEFAULT_SNIPPET : Number(highlight);
	const isOrder = sort === undefined || (fits(sort, { field: '' }) && ['asc', 'desc'].includes(sort.order ?? 'asc'));
	check(isRecord(where), 'where is an object of conditions');
	check(fits(facets, ['']), 'facets is a list of fields');
	check(isOrder, "sort is { field: '…', order: 'asc' or 'desc' }");
	check(Number.isSafeInteger(offset) && offset >= 0, 'offset is a whole number from 0');
	check(match === 'any' || match === 'all', "match is 'any' or 'all'");
	check(
		isRecord(boosts) &&
			Object.entries(boosts).every(
				([name, boost]) =>
					TEXT_FIELDS.includes(name as TextField) && typeof boost === 'number' && boost >= 0 && boost <= MAX_BOOST,
			),
		`boosts has numbers from 0 to ${MAX_BOOST} for ${TEXT_FIELDS.join(', ')}`,
	);
	check(
		Number.isSafeInteger(snippet) && snippet >= 0 && snippet <= MAX_SNIPPET,
		`highlight is true, false, or at most ${MAX_SNIPPET} characters`,
	);
	return {
		...checked,
		search: checked,
		boosts: TEXT_FIELDS.map((field) => boosts[field] ?? 1),
		snippet,
	};
}

function check(isValid: boolean, rule: string): void {
	if (!isValid) throw new PinakesError('invalid_value', `searchDocuments: ${rule}.`);
}
