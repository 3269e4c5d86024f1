import { normalizeTerm } from '../format/analysis/normalize.js';
import type { Language } from '../format/base/bilingual.js';
import { check } from '../format/base/errors.js';
import type { Factor } from '../format/base/factors.ts';
import { type Complete, fits } from '../format/base/json.js';
import { checkFields, type FieldRules, MAX_QUERY_LENGTH, MAX_TERMS, withDefaults } from '../format/base/options.ts';
import type { UnitRecord } from '../format/kinds/units.js';
import { MAX_MATCHES, MIN_SCORE } from './scoring.ts';

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
export type CheckedQuery = Complete<MatchQuery>;

const QUERY_RULES: FieldRules = {
	goal: '',
	tags: [''],
	keywords: [''],
	ide: '',
	env: '',
	constraints: [''],
};

export const QUERY_FIELDS: readonly string[] = /* @__PURE__ */ Object.keys(QUERY_RULES);

/**
 * Validates and normalises a query.
 *
 * @throws PinakesError `unknown_field`, with the nearest known one, or `invalid_value`
 */
export function checkQuery(query: MatchQuery): CheckedQuery {
	checkFields(query, QUERY_RULES);
	const lists = [query.tags, query.keywords, query.constraints].map(distinctTerms);
	check(
		Object.values(query).flat().join('').length <= MAX_QUERY_LENGTH && lists.flat().length <= MAX_TERMS,
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

/**
 * Returns further factors of a unit's score, such as popularity or recency. It is called for every candidate, so all of
 * their records are read.
 */
export type FurtherFactors = (unit: UnitRecord, query: CheckedQuery) => readonly Factor[];

/** Options of a match. */
export interface MatchOptions {
	/** Maximum matches, 1 to 3. Default: 3. */
	readonly limit?: number;
	/** Minimum score of a match. Default: 0.6. */
	readonly threshold?: number | ((query: CheckedQuery) => number);
	/** Further factors. Additive ones are applied first, whether built in or given here. */
	readonly factors?: FurtherFactors | undefined;
	/** Groups of synonyms, in addition to those of the index. */
	readonly synonyms?: readonly (readonly string[])[];
	/** Language of reasons, warnings and suggestions. Default: `en`. */
	readonly lang?: Language;
	/** Adds the trace: the candidates and the time of each step. */
	readonly explain?: boolean;
}

export interface CheckedOptions extends Required<MatchOptions> {
	readonly threshold: number;
}

const DEFAULTS: Required<MatchOptions> = {
	limit: MAX_MATCHES,
	threshold: MIN_SCORE,
	factors: undefined,
	synonyms: [],
	lang: 'en',
	explain: false,
};

/**
 * Validates options and applies defaults.
 *
 * @throws PinakesError `invalid_value`, or `unknown_field` for an unknown option
 */
export function checkOptions(options: MatchOptions, query: CheckedQuery): CheckedOptions {
	const checked = withDefaults(options, DEFAULTS);
	const { limit, threshold, synonyms, factors } = checked;
	const least = typeof threshold === 'function' ? threshold(query) : threshold;
	check(typeof (factors ?? check) === 'function', 'factors must be a function.');
	check(fits(limit, 0) && limit >= 1 && limit <= MAX_MATCHES, `limit must be 1 to ${MAX_MATCHES}.`);
	check(Number.isFinite(least) && least >= 0, 'threshold must be 0 or more.');
	check(fits(synonyms, [['']]), 'synonyms must be lists.');
	return { ...checked, threshold: least, synonyms: synonyms.map((group) => group.map(normalizeTerm)) };
}

/** Returns normalised terms without duplicates and empty ones. */
function distinctTerms(terms: readonly string[] | null | undefined): string[] {
	return [...new Set(terms?.map(normalizeTerm))].filter(Boolean);
}

/** Returns the distinct terms of a list of units, sorted. */
export function termsOfUnits(
	units: readonly UnitRecord[],
	list: 'capability_tags' | 'keywords' | 'ide_support',
): string[] {
	return distinctTerms(units.flatMap((unit) => unit[list])).sort();
}
