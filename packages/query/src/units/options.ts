import { anyValue, checkFields, type FieldRules, OPTIONS } from '../core/query-fields.ts';
import { normalizeTerm } from '../format/analysis/normalize.js';
import { check } from '../format/errors.js';
import { fits } from '../format/json.js';
import type { Language } from '../format/kinds/messages/schema.js';
import type { UnitRecord } from '../format/kinds/records/schema.js';
import type { CheckedQuery } from './query.ts';
import { type Factor, MAX_MATCHES, MIN_SCORE } from './scoring.ts';

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
	readonly factors?: FurtherFactors;
	/** Groups of synonyms, in addition to those of the index. */
	readonly synonyms?: readonly (readonly string[])[];
	/** Language of reasons, warnings and suggestions. Default: `en`. */
	readonly lang?: Language;
	/** Adds the trace: the candidates and the time of each step. */
	readonly explain?: boolean;
}

/** Options with defaults applied. */
export interface CheckedOptions {
	readonly limit: number;
	readonly threshold: number;
	readonly factors: FurtherFactors | undefined;
	readonly synonyms: readonly (readonly string[])[];
	readonly lang: Language;
	readonly explain: boolean;
}

const RULES: FieldRules = {
	limit: anyValue,
	threshold: anyValue,
	factors: anyValue,
	synonyms: anyValue,
	lang: anyValue,
	explain: anyValue,
};

/**
 * Validates options and applies defaults.
 *
 * @throws PinakesError `invalid_value`, or `unknown_field` for an unknown option
 */
export function checkOptions(options: MatchOptions, query: CheckedQuery): CheckedOptions {
	checkFields(options, RULES, OPTIONS);
	const { limit = MAX_MATCHES, threshold = MIN_SCORE, factors, synonyms = [], lang = 'en', explain = false } = options;
	const least = typeof threshold === 'function' ? threshold(query) : threshold;
	check(
		limit >= 1 && limit <= MAX_MATCHES && least >= 0 && fits(synonyms, [['']]),
		`limit must be 1 to ${MAX_MATCHES}, threshold 0 or more, synonyms lists`,
	);
	return {
		limit,
		threshold: least,
		factors,
		synonyms: synonyms.map((group) => group.map(normalizeTerm)),
		lang,
		explain,
	};
}
