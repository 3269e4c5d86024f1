import { checkFields, type FieldRules, MAX_QUERY_LENGTH, MAX_TERMS } from '../core/query-fields.ts';
import { normalizeTerm } from '../format/analysis/normalize.js';
import { check } from '../format/errors.js';
import { distinctTerms } from './distinct-terms.ts';

/** A query for units. All fields are optional; unknown fields are errors. */
export interface MatchQuery {
	/** What is to be done, as free text in English or Chinese. */
	readonly goal?: string | null;
	readonly tags?: readonly string[] | null;
	readonly keywords?: readonly string[] | null;
	readonly ide?: string | null;
	/** Environment in which the unit has to run, such as `windows`. */
	readonly env?: string | null;
	/** What the unit must not do or need, such as `no-network`. */
	readonly constraints?: readonly string[] | null;
}

/** A validated query: distinct, normalised terms, and empty strings for missing text. */
export interface CheckedQuery {
	readonly goal: string;
	readonly tags: readonly string[];
	readonly keywords: readonly string[];
	readonly ide: string;
	readonly env: string;
	readonly constraints: readonly string[];
}

const RULES: FieldRules = {
	goal: '',
	tags: [''],
	keywords: [''],
	ide: '',
	env: '',
	constraints: [''],
};

/** Fields of a query. */
export const QUERY_FIELDS: readonly string[] = /* @__PURE__ */ Object.keys(RULES);

/**
 * Validates and normalises a query.
 *
 * @throws PinakesError `unknown_field`, with the nearest known one, or `invalid_value`
 */
export function checkQuery(query: MatchQuery): CheckedQuery {
	checkFields(query, RULES);
	const lists = [query.tags, query.keywords, query.constraints].map(distinctTerms);
	check(
		JSON.stringify(query).length <= MAX_QUERY_LENGTH && lists.flat().length <= MAX_TERMS,
		`The query has over ${MAX_QUERY_LENGTH} characters or ${MAX_TERMS} terms.`,
	);
	const [tags, keywords, constraints] = lists as [string[], string[], string[]];
	return {
		goal: (query.goal ?? '').trim(),
		tags,
		keywords,
		ide: normalizeTerm(query.ide ?? ''),
		env: normalizeTerm(query.env ?? ''),
		constraints,
	};
}
