import { PinakesError } from '../errors.ts';
import { isRecord, isStrings } from '../json.ts';
import { nearestName } from '../nearest.ts';
import { normalizeTerm } from '../text/normalize.ts';

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

const TEXT_FIELDS = ['goal', 'ide', 'env'] as const;
const LIST_FIELDS = ['tags', 'keywords', 'constraints'] as const;

/** The fields that a query may have. */
export const QUERY_FIELDS: readonly string[] = [...TEXT_FIELDS, ...LIST_FIELDS];

/** Bounds of a query: characters of a text, entries of a list. */
export const LONGEST_TEXT = 20_000;
export const LONGEST_LIST = 100;
export const MOST_CONSTRAINTS = 16;

/**
 * Checks a query and brings it into one form.
 *
 * @throws PinakesError `unknown_field` with the nearest known one, or `invalid_value`
 */
export function checkQuery(query: MatchQuery): CheckedQuery {
	if (!isRecord(query)) throw invalid('A query', 'an object', query);
	for (const name of Object.keys(query)) {
		if (QUERY_FIELDS.includes(name)) continue;
		const nearest = nearestName(name, QUERY_FIELDS);
		throw new PinakesError(
			'unknown_field',
			`A query has no field "${name}"${nearest === undefined ? '' : `; did you mean "${nearest}"`}? Its fields are ${QUERY_FIELDS.join(', ')}.`,
		);
	}
	return {
		goal: text(query, 'goal').trim(),
		ide: normalizeTerm(text(query, 'ide')),
		env: normalizeTerm(text(query, 'env')),
		tags: terms(query, 'tags', LONGEST_LIST),
		keywords: terms(query, 'keywords', LONGEST_LIST),
		constraints: terms(query, 'constraints', MOST_CONSTRAINTS),
	};
}

function text(query: MatchQuery, field: (typeof TEXT_FIELDS)[number]): string {
	const value = query[field] ?? '';
	if (typeof value !== 'string') throw invalid(`The query's ${field}`, 'a string', value);
	if (value.length > LONGEST_TEXT) {
		throw new PinakesError(
			'invalid_value',
			`The query's ${field} has ${value.length} characters; at most ${LONGEST_TEXT} are taken. Shorten it.`,
		);
	}
	return value;
}

function terms(query: MatchQuery, field: (typeof LIST_FIELDS)[number], most: number): string[] {
	const value = query[field] ?? [];
	if (!isStrings(value)) throw invalid(`The query's ${field}`, 'a list of strings', value);
	const distinct = [...new Set(value.map(normalizeTerm))].filter((term) => term !== '');
	if (distinct.length > most || distinct.some((term) => term.length > LONGEST_TEXT)) {
		throw new PinakesError(
			'invalid_value',
			`The query's ${field} are at most ${most} entries of ${LONGEST_TEXT} characters. Leave out what matters least.`,
		);
	}
	return distinct;
}

function invalid(what: string, expected: string, value: unknown): PinakesError {
	const got = value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;
	return new PinakesError('invalid_value', `${what} must be ${expected}, not ${got}.`);
}
