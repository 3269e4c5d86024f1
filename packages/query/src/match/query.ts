import { PinakesError } from '../errors.ts';
import { isRecord, own } from '../json.ts';
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

/** Bounds of a query: characters of a text, and entries of a list, whose facts must fit the bits of a number. */
export const LONGEST_TEXT = 20_000;
export const LONGEST_LIST = 16;

const TEXT = [isText, `a string of at most ${LONGEST_TEXT} characters`] as const;
const TERMS = [isTerms, `a list of at most ${LONGEST_LIST} strings`] as const;

/** What each field must be, and the same in words. */
const RULES: Readonly<Record<string, typeof TEXT | typeof TERMS>> = {
	goal: TEXT,
	tags: TERMS,
	keywords: TERMS,
	ide: TEXT,
	env: TEXT,
	constraints: TERMS,
};

/** The fields that a query may have. */
export const QUERY_FIELDS: readonly string[] = /* @__PURE__ */ Object.keys(RULES);

/**
 * Checks a query and brings it into one form.
 *
 * @throws PinakesError `unknown_field` with the nearest known one, or `invalid_value`
 */
export function checkQuery(query: MatchQuery): CheckedQuery {
	if (!isRecord(query as unknown)) throw new PinakesError('invalid_value', 'The query must be an object.');
	for (const [name, value] of Object.entries(query)) {
		const [isValid, words] = own(RULES, name) ?? [];
		if (isValid === undefined) {
			const hint = nearestName(name, QUERY_FIELDS) ?? QUERY_FIELDS.join(', ');
			throw new PinakesError('unknown_field', `The query has no field ${name}. Did you mean ${hint}?`);
		}
		if (!isValid(value ?? undefined)) throw new PinakesError('invalid_value', `The query's ${name} must be ${words}.`);
	}
	return {
		goal: (query.goal ?? '').trim(),
		tags: distinctTerms(query.tags),
		keywords: distinctTerms(query.keywords),
		ide: normalizeTerm(query.ide ?? ''),
		env: normalizeTerm(query.env ?? ''),
		constraints: distinctTerms(query.constraints),
	};
}

function distinctTerms(terms: readonly string[] | null | undefined): string[] {
	return [...new Set(terms?.map(normalizeTerm))].filter((term) => term !== '');
}

function isText(value: unknown): boolean {
	return value === undefined || isTerm(value);
}

function isTerms(value: unknown): boolean {
	return value === undefined || (Array.isArray(value) && value.length <= LONGEST_LIST && value.every(isTerm));
}

function isTerm(value: unknown): boolean {
	return typeof value === 'string' && value.length <= LONGEST_TEXT;
}
