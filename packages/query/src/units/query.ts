import { normalizeTerm } from '@pinakes/format/analysis/normalize';
import { PinakesError } from '@pinakes/format/errors';
import { checkFields, type FieldRules, MAX_QUERY_LENGTH, MAX_TERMS } from '../core/query-fields.ts';
import { distinctTerms } from './distinct-terms.ts';

/** What a caller asks for. Every field may be left out or null; unknown fields are errors. */
export interface MatchQuery {
	/** What is to be done, in one's own words, English or Chinese. */
	readonly goal?: string | null;
	readonly tags?: readonly string[] | null;
	readonly keywords?: readonly string[] | null;
	readonly ide?: string | null;
	/** The environment the unit is to run in, such as `windows`. */
	readonly env?: string | null;
	/** What must not be, such as `no-network`. */
	readonly constraints?: readonly string[] | null;
}

/** A query in one form: terms normalised, each once, absent text empty. */
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

/** The fields that a query may have. */
export const QUERY_FIELDS: readonly string[] = /* @__PURE__ */ Object.keys(RULES);

/**
 * Checks a query and brings it into one form.
 *
 * @throws PinakesError `unknown_field` with the nearest known one, or `invalid_value`
 */
export function checkQuery(query: MatchQuery): CheckedQuery {
	checkFields(query, RULES);
	const lists = [query.tags, query.keywords, query.constraints].map(distinctTerms);
	if (JSON.stringify(query).length > MAX_QUERY_LENGTH || lists.flat().length > MAX_TERMS) {
		throw new PinakesError('invalid_value', `The query has over ${MAX_QUERY_LENGTH} characters or ${MAX_TERMS} terms.`);
	}
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
