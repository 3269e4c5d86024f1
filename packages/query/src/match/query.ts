import { PinakesError } from '../errors.ts';
import { fits, isRecord, own } from '../json.ts';
import { nearestName } from '../nearest.ts';
import { normalizeTerm } from '../text/normalize.ts';
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

/** Bounds of a query: its characters as JSON, and its tags, keywords and constraints, whose facts fit a number's bits. */
export const LONGEST_QUERY = 20_000;
export const MOST_TERMS = 32;

/** What each field must be: a string, or a list of strings. */
const RULES: Readonly<Record<string, '' | readonly ['']>> = {
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
	if (!isRecord(query as unknown)) throw new PinakesError('invalid_value', 'The query is no object.');
	for (const [name, value] of Object.entries(query)) {
		const shape = own(RULES, name);
		if (shape === undefined) {
			const hint = nearestName(name, QUERY_FIELDS) ?? QUERY_FIELDS.join(', ');
			throw new PinakesError('unknown_field', `The query has no field ${name}. Did you mean ${hint}?`);
		}
		if (value != null && !fits(value, shape)) {
			throw new PinakesError(
				'invalid_value',
				`The query's ${name} must be a ${shape === '' ? 'string' : 'list of strings'}.`,
			);
		}
	}
	const lists = [query.tags, query.keywords, query.constraints].map(distinctTerms);
	if (JSON.stringify(query).length > LONGEST_QUERY || lists.flat().length > MOST_TERMS) {
		throw new PinakesError('invalid_value', `The query has over ${LONGEST_QUERY} characters or ${MOST_TERMS} terms.`);
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
